import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { Link, runtimeConfig, usePage, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { Entrance } from '../../shared/account/entrance.tsx';
import { Outcome } from '../../shared/account/outcome.tsx';
import { ForgotForm } from './forgot-form.tsx';

/** "Forgot password?": asks for the address and always says the same (PPL-01). */
export default function ForgotPasswordPage() {
  const text = useText('forgot-password');
  const [sentTo, setSentTo] = useState<string>();
  usePage({ title: text('title', { name: runtimeConfig().brand.name }), description: text('description'), page: 'forgot-password' });
  return (
    <Entrance heading={text('heading')} text={text('text')} scene={text('scene')}>
      {sentTo === undefined ? (
        <ForgotForm onSent={setSentTo} />
      ) : (
        <Outcome>
          <p className="font-semibold text-white">{text('sent.title')}</p>
          <p className="wrap-anywhere">{text('sent.text', { email: sentTo })}</p>
          <p className="text-sm text-foam/80">{text('sent.more')}</p>
        </Outcome>
      )}
      <p className="mt-8 text-center">
        <Link to={PATHS.signIn} className="link inline-block py-1 font-semibold">
          {text('backToSignIn')}
        </Link>
      </p>
    </Entrance>
  );
}
