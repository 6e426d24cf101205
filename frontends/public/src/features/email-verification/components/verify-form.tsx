import { Refusal } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import { fetchMe, mayHaveSession, useAppDispatch, useText } from '@reefdesk/web-kit';
import type { FormEvent } from 'react';
import { type LinkFormProps, useLinkCall } from '../../../account/use-link-call.ts';
import { useVerifyEmailMutation } from '../email-verification.api.ts';

/** One button: programs that look into mail open links, but press nothing. */
export function VerifyForm({ token, onDone, onVoid }: LinkFormProps) {
  const text = useText('verify-email');
  const dispatch = useAppDispatch();
  const [verify, { isLoading }] = useVerifyEmailMutation();
  const { run, refusal } = useLinkCall({ onDone, onVoid, offline: text('offline') });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    await run(async () => {
      await verify({ token }).unwrap();
      // Whoever is signed in, known or still asked for, is somebody with a verified address now.
      if (mayHaveSession()) await dispatch(fetchMe());
    });
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
