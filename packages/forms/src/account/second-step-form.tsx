import type { SecondStep } from '@reefdesk/contracts/accounts/second-step.requests';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import { Button } from '@reefdesk/ui/button';
import { isApiFailure } from '@reefdesk/web-kit';
import { useEffect, useState } from 'react';
import { useOnceAtATime } from '../editing/use-once-at-a-time.ts';
import { useProtectionText } from '../texts/account.ts';
import { answerByPasskey } from './browser-passkeys.ts';
import { CodeForm } from './code-form.tsx';
import { useAskPasskeyMutation } from './passkeys.api.ts';
import { usePassSecondStepMutation } from './protection.api.ts';
import { usePasskeyReason } from './use-passkey-reason.ts';
import { usePasskeysOffered } from './use-passkeys-offered.ts';

export interface SecondStepFormProps {
  challenge: string;
  onSignedIn: (user: UserView) => void;
  /** Called when the user goes back or has to; then with the reason. */
  onBack: (reason?: string) => void;
}

export default function SecondStepForm({ challenge, onSignedIn, onBack }: SecondStepFormProps) {
  const text = useProtectionText();
  const reasonOf = usePasskeyReason();
  const [pass] = usePassSecondStepMutation();
  const [error, setError] = useState<string>();
  const [ask] = useAskPasskeyMutation();
  const [isWrong, setWrong] = useState(false);
  const hasPasskey = useHasPasskey(challenge);
  const attempt = async (step: () => Promise<Omit<SecondStep, 'challenge'>>) => {
    setError(undefined);
    try {
      onSignedIn(await pass({ body: { challenge, ...(await step()) } }).unwrap());
    } catch (failure) {
      const reason = await reasonOf(failure);
      if (isApiFailure(failure) && failure.code === 'sign_in_expired') onBack(reason);
      else setError(reason);
    }
  };
  const [send, busy] = useOnceAtATime(async (code: string) => {
    setWrong(true);
    if (!code) return setError(text('secondStep.missing'));
    await attempt(async () => ({ code }));
  });
  const [answerBy, waiting] = useOnceAtATime(async () => {
    setWrong(false);
    await attempt(async () => ({ passkey: await answerByPasskey((await ask({ body: { challenge } }).unwrap()).options ?? {}) }));
  });
  return (
    <section aria-labelledby="second-step" className="grid gap-5">
      <header>
        <h2 id="second-step" className="heading-3">
          {text('secondStep.title')}
        </h2>
        <p className="mt-2 text-current/80">{text(hasPasskey ? 'secondStep.withPasskey' : 'secondStep.text')}</p>
      </header>
      <CodeForm
        label={text('secondStep.code')}
        submit={text(busy ? 'secondStep.running' : 'signIn')}
        size="large"
        busy={busy}
        formError={error}
        invalid={isWrong && error !== undefined}
        onCode={(code) => void send(code)}
      />
      {hasPasskey && (
        <Button variant="outline" busy={waiting} onClick={() => void answerBy()} className="w-full">
          {text('secondStep.passkey')}
        </Button>
      )}
      <Button variant="ghost" onClick={() => onBack()} className="justify-self-start">
        {text('secondStep.back')}
      </Button>
    </section>
  );
}

/** True if the account has a passkey that this browser could use. Errors are ignored here: they show when a code is sent. */
function useHasPasskey(challenge: string): boolean {
  const isOffered = usePasskeysOffered();
  const [ask, { data }] = useAskPasskeyMutation();
  useEffect(() => {
    if (isOffered) void ask({ body: { challenge } });
  }, [isOffered, challenge, ask]);
  return Boolean(data?.options);
}
