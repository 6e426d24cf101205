import { PATHS } from '@reefdesk/contracts/site-paths';
import { buttonClass } from '@reefdesk/ui/button';
import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { Link, runtimeConfig, useLocation, usePage, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { Entrance } from '../../../account/entrance.tsx';
import { Outcome } from '../../../account/outcome.tsx';
import { ResetForm } from '../components/reset-form.tsx';

type Step = 'form' | 'done' | 'void';

/** Where the link of the letter leads: a new password (PPL-01). The token behind `#` goes to no server but in the call itself. */
export default function ResetPasswordPage() {
  const text = useText('reset-password');
  const token = useLocation().hash.slice(1);
  usePage({ title: text('title', { name: runtimeConfig().brand.name }), description: text('description'), page: 'reset-password' });
  return (
    <Entrance heading={text('heading')} text={text('text')} scene={text('scene')}>
      <Steps key={token} token={token} />
    </Entrance>
  );
}

/** Another link begins anew. */
function Steps({ token }: { token: string }) {
  const text = useText('reset-password');
  const [step, setStep] = useState<Step>('form');
  // What stands behind `#` never reached the server: the page comes as for somebody who has a link.
  const hydrating = useHydrating();
  const shown = step === 'form' && token === '' && !hydrating ? 'void' : step;
  return (
    <>
      {shown === 'form' && <ResetForm token={token} onDone={() => setStep('done')} onVoid={() => setStep('void')} />}
      {shown !== 'form' && (
        <Outcome>
          <p className="font-semibold text-white">{text(`${shown}.title`)}</p>
          <p>{text(`${shown}.text`)}</p>
          <Link to={shown === 'done' ? PATHS.signIn : PATHS.forgotPassword} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {text(`${shown}.way`)}
          </Link>
        </Outcome>
      )}
      {shown !== 'done' && (
        <p className="mt-8 text-center">
          <Link to={PATHS.signIn} className="link inline-block py-1 font-semibold">
            {text('signIn')}
          </Link>
        </p>
      )}
    </>
  );
}
