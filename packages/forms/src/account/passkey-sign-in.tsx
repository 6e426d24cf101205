import type { UserView } from '@reefdesk/contracts/accounts/views';
import { Button } from '@reefdesk/ui/button';
import { lineIcon } from '@reefdesk/ui/icon';
import { useState } from 'react';
import { useOnceAtATime } from '../editing/use-once-at-a-time.ts';
import { useProtectionText } from '../texts/account.ts';
import { answerByPasskey } from './browser-passkeys.ts';
import { FormError } from './form-error.tsx';
import { useAskPasskeyMutation, useSignInByPasskeyMutation } from './passkeys.api.ts';
import { usePasskeyReason } from './use-passkey-reason.ts';

const KeyIcon = lineIcon('M8 16.5a4.5 4.5 0 1 1 4.2-6.1H21v3.2h-2.2v2.6h-3.2v-2.6h-3.4A4.5 4.5 0 0 1 8 16.5ZM7.6 12h.01');

export interface PasskeySignInProps {
  remember?: boolean;
  onSignedIn: (user: UserView) => void;
}

/** Signs in with a passkey instead of email address, password and code (PPL-08). */
export default function PasskeySignIn({ remember = false, onSignedIn }: PasskeySignInProps) {
  const text = useProtectionText();
  const reasonOf = usePasskeyReason();
  const [ask] = useAskPasskeyMutation();
  const [signIn] = useSignInByPasskeyMutation();
  const [error, setError] = useState<string>();
  const [begin, busy] = useOnceAtATime(async () => {
    setError(undefined);
    try {
      const { options } = await ask({ body: {} }).unwrap();
      const passkey = await answerByPasskey(options ?? {});
      onSignedIn(await signIn({ body: { passkey, remember } }).unwrap());
    } catch (failure) {
      setError(await reasonOf(failure));
    }
  });
  return (
    <div className="grid gap-4">
      <Button variant="outline" busy={busy} onClick={() => void begin()} className="w-full">
        <KeyIcon className="size-5" />
        {text('passkeys.signIn')}
      </Button>
      <FormError message={error} />
    </div>
  );
}
