import { PATHS } from '@reefdesk/contracts/site-paths';
import { buttonClass } from '@reefdesk/ui/button';
import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { Link, runtimeConfig, useLocation, usePage, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { Entrance } from '../../../account/entrance.tsx';
import { Outcome } from '../../../account/outcome.tsx';
import { AcceptForm } from '../components/accept-form.tsx';

/** Where the link of the letter leads: somebody joins the team (PPL-06). The token behind `#` goes to no server but in the call itself. */
export default function AcceptInvitationPage() {
  const text = useText('accept-invitation');
  const token = useLocation().hash.slice(1);
  usePage({ title: text('title', { name: runtimeConfig().brand.name }), description: text('description'), page: 'accept-invitation' });
  return (
    <Entrance heading={text('heading')} text={text('text')} scene={text('scene')}>
      <Steps key={token} token={token} />
    </Entrance>
  );
}

/** Another link begins anew. */
function Steps({ token }: { token: string }) {
  const text = useText('accept-invitation');
  const [step, setStep] = useState<'form' | 'done' | 'void'>('form');
  // What stands behind `#` never reached the server: the page comes as for somebody who has a link.
  const hydrating = useHydrating();
  const shown = step === 'form' && token === '' && !hydrating ? 'void' : step;
  if (shown === 'form') return <AcceptForm token={token} onDone={() => setStep('done')} onVoid={() => setStep('void')} />;
  return (
    <Outcome>
      <p className="font-semibold text-white">{text(`${shown}.title`)}</p>
      <p>{text(`${shown}.text`)}</p>
      <Link to={shown === 'done' ? PATHS.signIn : PATHS.home} className={buttonClass({ variant: 'primary', size: 'large' })}>
        {text(`${shown}.way`)}
      </Link>
    </Outcome>
  );
}
