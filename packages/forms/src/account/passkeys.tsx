import type { PasskeyView } from '@reefdesk/contracts/accounts/views';
import { Button } from '@reefdesk/ui/button';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useFormat } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useProtectionText } from '../texts/account.ts';
import { AddPasskey } from './add-passkey.tsx';
import type { ChangePasswordProps } from './change-password.tsx';
import { RemovePasskey, RenamePasskey } from './passkey-forms.tsx';
import { usePasskeysQuery } from './passkeys.api.ts';
import { useTwoStepQuery } from './protection.api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { usePasskeysOffered } from './use-passkeys-offered.ts';

const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

export function Passkeys({ notify, withSession = (call) => call() }: ChangePasswordProps) {
  const text = useProtectionText();
  const isOffered = usePasskeysOffered();
  const { data, isError, refetch } = usePasskeysQuery();
  const { refetch: lookAtTwoStep } = useTwoStepQuery();
  const [adding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const changed = async () => {
    await Promise.all([refetch(), lookAtTwoStep()]);
  };
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={() => setCodes([])} />;
  if (isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{text('passkeys.notLoaded')}</p>
        <Button variant="outline" onClick={() => void refetch()}>
          {text('retry')}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-24 rounded-panel!" />;
  const kit = { notify, withSession };
  const { available, passkeys } = data;
  const onAdded = async (recovery: readonly string[]) => {
    setAdding(false);
    setCodes(recovery);
    await changed();
  };
  return (
    <div className="grid gap-5">
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.passkey_id} passkey={passkey} onChanged={changed} {...kit} />
          ))}
        </ul>
      )}
      {adding ? (
        <AddPasskey onAdded={onAdded} onCancel={() => setAdding(false)} {...kit} />
      ) : (
        <Offer isOffered={isOffered && available} onAdd={() => setAdding(true)} />
      )}
    </div>
  );
}

function Offer({ isOffered, onAdd }: { isOffered: boolean; onAdd: () => void }) {
  const text = useProtectionText();
  if (!isOffered) return <p className="text-current/75">{text('passkeys.notOffered')}</p>;
  return (
    <Button onClick={onAdd} className="justify-self-start max-sm:w-full">
      {text('passkeys.add')}
    </Button>
  );
}

interface PasskeyProps extends Required<Pick<ChangePasswordProps, 'notify' | 'withSession'>> {
  passkey: PasskeyView;
  onChanged: () => Promise<void>;
}

function Passkey({ passkey, onChanged, ...kit }: PasskeyProps) {
  const text = useProtectionText();
  const format = useFormat();
  const [doing, setDoing] = useState<'rename' | 'remove'>();
  const { name, created_at, last_used_at, synced } = passkey;
  const onDone = async (isChanged: boolean) => {
    setDoing(undefined);
    if (isChanged) await onChanged();
  };
  const facts = [
    text('passkeys.since', { date: format.date(created_at, DAY) }),
    last_used_at ? text('passkeys.used', { date: format.date(last_used_at, DAY) }) : text('passkeys.unused'),
    synced && text('passkeys.synced'),
  ];
  return (
    <li className="border-b border-current/10 py-4 first:pt-0 last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="mt-0.5 text-sm text-current/75">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {!doing && (
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" size="small" aria-label={text('passkeys.renameLabel', { name })} onClick={() => setDoing('rename')}>
              {text('rename')}
            </Button>
            <Button variant="outline" size="small" aria-label={text('passkeys.removeLabel', { name })} onClick={() => setDoing('remove')}>
              {text('remove')}
            </Button>
          </div>
        )}
      </div>
      {doing && (
        <div className="mt-4">
          {doing === 'rename' ? (
            <RenamePasskey passkey={passkey} onDone={onDone} {...kit} />
          ) : (
            <RemovePasskey passkey={passkey} onDone={onDone} {...kit} />
          )}
        </div>
      )}
    </li>
  );
}
