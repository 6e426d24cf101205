import { Refusal } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import { errorText, fetchMe, isApiFailure, selectUser, useAppDispatch, useAppSelector, useLanguage, useText } from '@reefdesk/web-kit';
import { type FormEvent, useState } from 'react';
import { useVerifyEmailMutation } from '../email-verification.api.ts';

export interface VerifyFormProps {
  /** Of the letter's link. */
  token: string;
  onDone: () => void;
  /** The link works no longer. */
  onVoid: () => void;
}

/** One button: programs that look into mail open links, but press nothing. */
export function VerifyForm({ token, onDone, onVoid }: VerifyFormProps) {
  const text = useText('verify-email');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [verify, { isLoading }] = useVerifyEmailMutation();
  const [refusal, setRefusal] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    try {
      await verify({ token }).unwrap();
      if (user) void dispatch(fetchMe());
      onDone();
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      if (failure.code === 'invalid_or_expired_token') onVoid();
      else setRefusal(failure.status === 0 ? text('offline') : await errorText(failure, language));
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-5">
      <Refusal message={refusal} />
      <Button type="submit" variant="primary" size="large" busy={isLoading} className="w-full">
        {text(isLoading ? 'running' : 'submit')}
      </Button>
    </form>
  );
}
