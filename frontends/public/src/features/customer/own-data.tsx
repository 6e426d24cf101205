import { useOnceAtATime } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { errorText, isApiFailure, useLanguage, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useExportAccountMutation } from './customer.api.ts';
import { EraseDialog } from './erase-dialog.tsx';
import type { CustomerSessionState } from './use-customer-session.ts';

const KEPT_MS = 10_000;

/** Gives the reader's device a file of this. */
function saveAsFile(data: object, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** What is known of oneself, to take along, and its end (PPL-11). */
export function OwnData({ withSession }: Pick<CustomerSessionState, 'withSession'>) {
  const text = useText('customer');
  const language = useLanguage();
  const [exportAccount] = useExportAccountMutation();
  const [refusal, setRefusal] = useState<string>();
  const [said, setSaid] = useState<string>();
  const [erasing, setErasing] = useState(false);
  const [download, busy] = useOnceAtATime(async () => {
    setRefusal(undefined);
    setSaid(undefined);
    try {
      const data = await withSession(() => exportAccount().unwrap());
      saveAsFile(data, `account-${data.exported_at.slice(0, 10)}.json`);
      setSaid(text('data.downloaded'));
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      setRefusal(failure.status === 0 ? text('errors.offline') : await errorText(failure, language));
    }
  });
  return (
    <div className="grid gap-5">
      <div>
        <Button variant="outline" busy={busy} onClick={() => void download()} className="max-sm:w-full">
          {text('data.download')}
        </Button>
        <p role="status" className="mt-2 min-h-5 text-sm font-semibold text-leaf">
          {said}
        </p>
        <p role="alert" className="mt-2 font-semibold text-coral-dark empty:hidden">
          {refusal}
        </p>
      </div>
      <div className="border-t border-current/10 pt-5">
        <p className="mb-4 text-ink/75">{text('data.eraseText')}</p>
        <Button variant="outline" onClick={() => setErasing(true)} className="text-coral-dark max-sm:w-full">
          {text('data.erase')}
        </Button>
      </div>
      <EraseDialog open={erasing} onClose={() => setErasing(false)} withSession={withSession} />
    </div>
  );
}
