import { PATHS } from '@reefdesk/contracts/site-paths';
import { Link, useText } from '@reefdesk/web-kit';
import { LetterLink, type LinkStep } from '../../../account/letter-link.tsx';
import { ResetForm } from '../components/reset-form.tsx';

/** A new password for who has forgotten theirs (PPL-01). */
export default function ResetPasswordPage() {
  const text = useText('reset-password');
  const way = (step: LinkStep) => ({ to: step === 'done' ? PATHS.signIn : PATHS.forgotPassword, words: text(`${step}.way`) });
  const below = (step: LinkStep) =>
    step !== 'done' && (
      <p className="mt-8 text-center">
        <Link to={PATHS.signIn} className="link inline-block py-1 font-semibold">
          {text('signIn')}
        </Link>
      </p>
    );
  return <LetterLink page="reset-password" form={ResetForm} way={way} below={below} />;
}
