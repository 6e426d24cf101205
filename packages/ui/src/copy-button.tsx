import { useState } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { copyText } from './copy-text.tsx';
import { CopyIcon } from './editing-icons.tsx';
import { CheckIcon } from './icons.tsx';

export interface CopyButtonProps extends Pick<ButtonLook, 'variant'> {
  value: string;
  label: string;
  copied: string;
  /** Message above the value if the browser denies clipboard access (plain HTTP, or denied by the user). */
  failed: string;
}

/** Copies a text and confirms it only if it worked; otherwise it shows the text for manual selection. */
export function CopyButton({ value, variant = 'outline', label, copied, failed }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ value: string; isCopied: boolean }>();
  const current = outcome?.value === value ? outcome : undefined;
  const copy = async () => {
    const isCopied = await copyText(value);
    setOutcome({ value, isCopied });
  };
  return (
    <>
      <Button variant={variant} size="small" className="min-h-11" onClick={() => void copy()}>
        {current?.isCopied ? <CheckIcon className="size-4" /> : <CopyIcon className="size-4" />}
        <span aria-live="polite">{current?.isCopied ? copied : label}</span>
      </Button>
      <div role="status" className={current && !current.isCopied ? 'order-last basis-full text-sm' : 'sr-only'}>
        {current && !current.isCopied && (
          <>
            <p>{failed}</p>
            <p className="mt-1 max-h-48 overflow-y-auto wrap-anywhere whitespace-pre-wrap select-all">{value}</p>
          </>
        )}
      </div>
    </>
  );
}
