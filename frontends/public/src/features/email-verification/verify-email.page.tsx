import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { FormError } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import { api, fetchMe, mayHaveSession, mutation, selectUser, useAppDispatch, useAppSelector, useText } from '@reefdesk/web-kit';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { EmailLink } from '../../shared/account/email-link.tsx';
import { NewPasswordForm } from '../../shared/account/new-password-form.tsx';
import { type LinkFormProps, useLinkCall } from '../../shared/account/use-link-call.ts';

const emailVerificationApi = api.injectEndpoints({
  endpoints: (build) => ({ verifyEmail: mutation(build, 'POST /api/verify-email') }),
});

const { useVerifyEmailMutation } = emailVerificationApi;

/** Verifies only by a button, because mail scanners open links. A browser without a session of the account also asks for a new password. */
function VerifyForm({ token, onDone, onVoid }: LinkFormProps) {
  const text = useText('verify-email');
  const dispatch = useAppDispatch();
  const [verify, { isLoading }] = useVerifyEmailMutation();
  const { run, error } = useLinkCall({ onDone, onVoid, offline: text('errors.offline') });
  const [needsPassword, setNeedsPassword] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const failure = await run(async () => {
      await verify({ body: { token } }).unwrap();
      // Any signed-in user, loaded or still loading, has a verified address now.
      if (mayHaveSession()) await dispatch(fetchMe());
    });
    if (failure?.fields.newPassword) setNeedsPassword(true);
    else if (failure) onVoid();
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
      <FormError message={error} />
      <Button type="submit" variant="primary" size="large" busy={isLoading} className="w-full">
        {text(isLoading ? 'running' : 'submit')}
      </Button>
    </form>
  );
}

/** Explains why a password is needed, and focuses its field. */
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

export default function VerifyEmailPage() {
  const text = useText('verify-email');
  const user = useAppSelector(selectUser);
  // Signed-in users are led to their account page, which can send another email.
  const way = () => ({ to: PATHS.signIn, label: text(user ? 'account' : 'signIn') });
  return <EmailLink page="verify-email" form={VerifyForm} way={way} />;
}
