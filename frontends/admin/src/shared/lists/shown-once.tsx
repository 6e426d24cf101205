import { Button } from '@reefdesk/ui/button';
import { copyText } from '@reefdesk/ui/copy-text';
import { CopyIcon } from '@reefdesk/ui/editing-icons';
import { CheckIcon } from '@reefdesk/ui/icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useText } from '@reefdesk/web-kit';
import { useEffect, useRef, useState } from 'react';

export interface ShownOnceProps {
  label: string;
  value: string;
  hint: string;
  /** True if the field takes the focus, for values that the user has asked for. */
  focused?: boolean;
}

/** Shows a new secret once, to be copied. */
export function ShownOnce({ label, value, hint, focused = true }: ShownOnceProps) {
  const text = useText('lists');
  const id = useElementId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const copy = async () => {
    if (await copyText(value)) setCopied(value);
    else field.current?.focus();
  };
  return (
    <div className="grid gap-3 rounded-panel border border-lagoon/60 bg-white p-5 sm:p-6">
      <label htmlFor={id} className="font-display text-lg">
        {label}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          ref={field}
          readOnly
          value={value}
          aria-describedby={`${id}-hint`}
          onFocus={({ target }) => target.select()}
          className="field min-w-0 flex-1 basis-64 font-mono text-sm"
        />
        {/* The clipboard API is missing on pages over plain HTTP. */}
        {navigator.clipboard && (
          <Button variant="primary" onClick={() => void copy()}>
            {copied === value ? <CheckIcon className="size-5" /> : <CopyIcon className="size-5" />}
            <span aria-live="polite">{text(copied === value ? 'copied' : 'copy')}</span>
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink/80">
        {hint}
      </p>
    </div>
  );
}
