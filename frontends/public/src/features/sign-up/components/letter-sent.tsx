import type { Registration } from '@reefdesk/contracts/requests/accounts.requests';
import { Refusal } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import { errorText, isApiFailure, useLanguage, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { Outcome } from '../../../account/outcome.tsx';
import { useRegisterMutation } from '../sign-up.api.ts';

/** After signing up: the letter says the rest. The same words, whether the address is new or has an account. */
export function LetterSent({ person }: { person: Registration }) {
  const text = useText('sign-up');
  const language = useLanguage();
  const [register, { isLoading }] = useRegisterMutation();
  const [repeated, setRepeated] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const sendAgain = async () => {
    setRefusal(undefined);
    setRepeated(false);
    try {
      await register(person).unwrap();
      setRepeated(true);
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      setRefusal(failure.status === 0 ? text('errors.offline') : await errorText(failure, language));
    }
  };
  return (
    <div className="grid gap-5">
      <Outcome onWhite>
        <p className="font-semibold">{text('sent.title')}</p>
        <p className="wrap-anywhere">{text('sent.text', { email: person.email })}</p>
        <p className="text-sm text-ink/75">{text('sent.more')}</p>
      </Outcome>
      <Refusal message={refusal} />
      <Button variant="outline" size="large" busy={isLoading} onClick={() => void sendAgain()} className="w-full">
        {text(isLoading ? 'sent.sending' : 'sent.again')}
      </Button>
      <p role="status" className="text-center text-sm text-ink/75 empty:hidden">
        {repeated && text('sent.repeated')}
      </p>
    </div>
  );
}
