import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { Link, useText } from '@reefdesk/web-kit';
import { EmailLink, type LinkStep } from '../../shared/account/email-link.tsx';
import { NewPasswordForm } from '../../shared/account/new-password-form.tsx';
import type { LinkFormProps } from '../../shared/account/use-link-call.ts';
import { useResetPasswordMutation } from './password-reset.api.ts';

export default function ResetPasswordPage() {
  const text = useText('reset-password');
  const way = (step: LinkStep) => ({
    to: step === 'done' ? PATHS.signIn : PATHS.forgotPassword,
    label: text(step === 'done' ? 'signIn' : 'void.way'),
  });
  const below = (step: LinkStep) =>
    step !== 'done' && (
      <p className="mt-8 text-center">
        <Link to={PATHS.signIn} className="link inline-block py-1 font-semibold">
          {text('backToSignIn')}
        </Link>
      </p>
    );
  return <EmailLink page="reset-password" form={ResetForm} way={way} below={below} />;
}

function ResetForm({ token, onDone, onVoid }: LinkFormProps) {
  const [reset] = useResetPasswordMutation();
  return <NewPasswordForm set={(newPassword) => reset({ body: { token, newPassword } }).unwrap()} onDone={onDone} onVoid={onVoid} />;
}
