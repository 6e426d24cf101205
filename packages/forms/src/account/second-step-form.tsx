import type { UserView } from '@reefdesk/contracts/users';
import { Button } from '@reefdesk/ui/button';
import { isApiFailure } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useOnceAtATime } from '../editing/use-once-at-a-time.ts';
import { CodeForm } from './code-form.tsx';
import { usePassSecondStepMutation } from './protection.api.ts';
import { useProtectionText } from './texts.ts';
import { useReason } from './use-reason.ts';

export interface SecondStepFormProps {
  /** Of the answer to the password. */
  challenge: string;
  onSignedIn: (user: UserView) => void;
  /** The reader goes back, or has to: then with the reason, in words. */
  onBack: (reason?: string) => void;
}

/** The second step of signing in (PPL-08). */
export default function SecondStepForm({ challenge, onSignedIn, onBack }: SecondStepFormProps) {
  const text = useProtectionText();
  const reasonOf = useReason();
  const [pass] = usePassSecondStepMutation();
  const [refusal, setRefusal] = useState<string>();
  const [send, busy] = useOnceAtATime(async (code: string) => {
    if (!code) return setRefusal(text('secondStep.missing'));
    setRefusal(undefined);
    try {
      onSignedIn(await pass({ challenge, code }).unwrap());
    } catch (failure) {
      const reason = await reasonOf(failure);
      if (isApiFailure(failure) && failure.code === 'sign_in_expired') onBack(reason);
      else setRefusal(reason);
    }
  });
  return (
    <section aria-labelledby="second-step" className="grid gap-5">
      <header>
        <h2 id="second-step" className="heading-3">
          {text('secondStep.title')}
        </h2>
        <p className="mt-2 text-current/80">{text('secondStep.text')}</p>
      </header>
      <CodeForm
        label={text('secondStep.code')}
        submit={text(busy ? 'secondStep.running' : 'secondStep.submit')}
        size="large"
        busy={busy}
        refusal={refusal}
        invalid={refusal !== undefined}
        onCode={(code) => void send(code)}
      />
      <Button variant="ghost" onClick={() => onBack()} className="justify-self-start">
        {text('secondStep.back')}
      </Button>
    </section>
  );
}
