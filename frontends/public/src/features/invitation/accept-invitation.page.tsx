import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { useText } from '@reefdesk/web-kit';
import { LetterLink, type LinkStep } from '../../shared/account/letter-link.tsx';
import { AcceptForm } from './accept-form.tsx';

/** Somebody joins the team (PPL-06). */
export default function AcceptInvitationPage() {
  const text = useText('accept-invitation');
  const way = (step: LinkStep) => ({
    to: step === 'done' ? PATHS.signIn : PATHS.home,
    words: text(step === 'done' ? 'signIn' : 'void.way'),
  });
  return <LetterLink page="accept-invitation" form={AcceptForm} way={way} />;
}
