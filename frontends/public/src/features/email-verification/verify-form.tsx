import { Refusal } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import { api, fetchMe, mayHaveSession, mutation, useAppDispatch, useText } from '@reefdesk/web-kit';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { NewPasswordForm } from '../../shared/account/new-password-form.tsx';
import { type LinkFormProps, useLinkCall } from '../../shared/account/use-link-call.ts';

const emailVerificationApi = api.injectEndpoints({
  endpoints: (build) => ({ verifyEmail: mutation(build, 'POST /api/verify-email') }),
});

const { useVerifyEmailMutation } = emailVerificationApi;

/** One button, because programs that scan mail open links but press nothing. In a browser without a session of the account, a new password. */
export function VerifyForm({ token, onDone, onVoid }: LinkFormProps) {
  const text = useText('verify-email');
  const dispatch = useAppDispatch();
  const [verify, { isLoading }] = useVerifyEmailMutation();
  const { run, refusal } = useLinkCall({ onDone, onVoid, offline: text('errors.offline') });
  const [needsPassword, setNeedsPassword] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const refused = await run(async () => {
      await verify({ body: { token } }).unwrap();
      // Any signed-in user, loaded or still loading, has a verified address now.
      if (mayHaveSession()) await dispatch(fetchMe());
    });
    if (refused?.fields.newPassword) setNeedsPassword(true);
    else if (refused) onVoid();
  };
  if (needsPassword) {
    return (
      <WithPassword>
        <NewPasswordForm set={(newPassword) => verify({ body: { token, newPassword } }).unwrap()} onDone={onDone} onVoid={onVoid} />
      </WithPassword>
    );
  }
  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-5">
      <Refusal message={refusal} />
      <Button type="submit" variant="primary" size="large" busy={isLoading} className="w-full">
        {text(isLoading ? 'running' : 'submit')}
      </Button>
    </form>
  );
}

/** Says why a password is asked for, and focuses its field. */
function WithPassword({ children }: { children: ReactNode }) {
  const text = useText('verify-email');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place} className="grid gap-5">
      <p role="status">{text('newPassword')}</p>
      {children}
    </div>
  );
}
