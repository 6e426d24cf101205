import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { selectUser, useAppSelector, useText } from '@reefdesk/web-kit';
import { LetterLink } from '../../shared/account/letter-link.tsx';
import { VerifyForm } from './verify-form.tsx';

/** An address is verified (PPL-02). */
export default function VerifyEmailPage() {
  const text = useText('verify-email');
  const user = useAppSelector(selectUser);
  // Who is signed in is led on to their own page, which sends another letter where one is needed.
  const way = () => ({ to: PATHS.signIn, words: text(user ? 'account' : 'signIn') });
  return <LetterLink page="verify-email" form={VerifyForm} way={way} />;
}
