import { type ForgottenPassword, forgottenPassword } from '@reefdesk/contracts/accounts/requests';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { type Rules, useErrorsOnceSent, useFocusOnError, useRules, type Wording } from '@reefdesk/forms';
import { EmailField, FormError } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import { errorText, isApiFailure, Link, runtimeConfig, useLanguage, usePage, useText } from '@reefdesk/web-kit';
import { Form, Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { Outcome } from '../../shared/account/outcome.tsx';
import { SignInLayout } from '../../shared/account/sign-in-layout.tsx';
import { useForgotPasswordMutation } from './password-reset.api.ts';

const EMPTY: ForgottenPassword = { email: '' };
const RULES: Rules<ForgottenPassword> = { schema: forgottenPassword };
const WORDING: Wording = { 'email required': 'errors.emailMissing', email: 'errors.email' };

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const text = useText('forgot-password');
  const language = useLanguage();
  const validate = useRules(RULES, text, WORDING);
  const [ask] = useForgotPasswordMutation();
  const [formError, setError] = useState<string>();
  const send = async ({ email }: ForgottenPassword) => {
    setError(undefined);
    try {
      await ask({ body: { email: email.trim() } }).unwrap();
      onSent(email.trim());
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      setError(failure.status === 0 ? text('errors.offline') : await errorText(failure, language));
    }
  };
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={send}>
      <Fields formError={formError} />
    </Formik>
  );
}

function Fields({ formError }: { formError: string | undefined }) {
  const text = useText('forgot-password');
  const { isSubmitting } = useFormikContext();
  const errorOf = useErrorsOnceSent();
  const form = useFocusOnError();
  return (
    <Form ref={form} noValidate className="grid gap-5">
      <FormError message={formError} />
      <EmailField label={text('email')} placeholder={text('emailPlaceholder')} error={errorOf('email')} />
      <Button type="submit" variant="primary" size="large" busy={isSubmitting} className="w-full">
        {text(isSubmitting ? 'running' : 'submit')}
      </Button>
    </Form>
  );
}

/** Asks for the address and always shows the same answer, so that it reveals no accounts (PPL-01). */
export default function ForgotPasswordPage() {
  const text = useText('forgot-password');
  const [sentTo, setSentTo] = useState<string>();
  usePage({ title: text('title', { name: runtimeConfig().brand.name }), description: text('description'), page: 'forgot-password' });
  return (
    <SignInLayout heading={text('heading')} text={text('text')} scene={text('scene')}>
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
    </SignInLayout>
  );
}
