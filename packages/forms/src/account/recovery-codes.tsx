import { Button } from '@reefdesk/ui/button';
import { copyText } from '@reefdesk/ui/copy-text';
import { useEffect, useRef, useState } from 'react';
import { useProtectionText } from '../texts/account.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows the recovery codes, which cannot be shown a second time. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = useProtectionText();
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    setCopied(await copyText(codes.join('\n')));
  };
  return (
    <section aria-labelledby="recovery-codes" className="grid gap-4">
      <h4 id="recovery-codes" ref={heading} tabIndex={-1} className="font-display text-lg outline-none">
        {text('twoStep.codesTitle')}
      </h4>
      <p>{text('twoStep.codesText')}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-field bg-current/5 p-5 font-mono text-base">
        {codes.map((code) => (
          <li key={code} data-testid="recovery-code">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>{text('twoStep.done')}</Button>
        {/* Over plain HTTP browsers have no clipboard API. */}
        {navigator.clipboard && (
          <Button variant="outline" onClick={() => void copy()}>
            {text(copied ? 'copied' : 'twoStep.copy')}
          </Button>
        )}
      </div>
    </section>
  );
}
