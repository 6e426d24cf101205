import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { PasswordField, TickField } from '@reefdesk/forms';
import { EmailField, type SignInValues, signInProblem, usePasskeysOffered } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import { FullScreenSpinner } from '@reefdesk/ui/spinner';
import { Link, lazyPart, Nothing, Popup, useLocation, useText } from '@reefdesk/web-kit';
import { Form, Formik } from 'formik';
import { Suspense } from 'react';
import { GoogleButton } from './google-button.tsx';
import { useSignIn } from './use-sign-in.ts';

const PasskeySignIn = lazyPart(() => import('@reefdesk/forms/account/passkey-sign-in'), Nothing);
const SecondStepForm = lazyPart(() => import('@reefdesk/forms/account/second-step'));

const EMPTY: SignInValues = { email: '', password: '', remember: false };

export function SignInForm() {
  const text = useText('sign-in');
  const { signIn, notice, open, close, challenge, finish, goBack } = useSignIn();
  const { state } = useLocation();
  const hasPasskeys = usePasskeysOffered();
  return (
    <>
      {challenge ? (
        <Suspense fallback={<FullScreenSpinner label={text('running')} />}>
          <SecondStepForm challenge={challenge} onSignedIn={finish} onBack={goBack} />
        </Suspense>
      ) : (
        <>
          <Formik initialValues={EMPTY} onSubmit={signIn}>
            {({ values, isSubmitting, submitCount }) => {
              const problem = submitCount > 0 ? signInProblem(values) : undefined;
              return (
                <Form noValidate className="grid gap-5">
                  <EmailField
                    label={text('email')}
                    placeholder={text('emailPlaceholder')}
                    invalid={problem === 'email' || (problem === 'missing' && !values.email.trim())}
                  />
                  <PasswordField
                    name="password"
                    label={text('password')}
                    placeholder={text('passwordPlaceholder')}
                    autoComplete="current-password"
                    invalid={problem === 'missing' && !values.password.trim()}
                  />
                  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
                    <TickField name="remember" label={text('remember')} />
                    <Link to={PATHS.forgotPassword} className="link">
                      {text('forgot')}
                    </Link>
                  </div>
                  <Button type="submit" variant="primary" size="large" disabled={isSubmitting} className="w-full">
                    {text('signIn')}
                  </Button>
                  {hasPasskeys && (
                    <Suspense>
                      <PasskeySignIn remember={values.remember} onSignedIn={finish} />
                    </Suspense>
                  )}
                  {isSubmitting && <FullScreenSpinner label={text('running')} />}
                </Form>
              );
            }}
          </Formik>
          <p className="mt-7 text-center">
            {text('newHere')}{' '}
            <Link to={PATHS.signUp} state={state} className="link font-semibold">
              {text('signUp')}
            </Link>
          </p>
          <GoogleButton />
        </>
      )}
      <Popup
        open={open}
        onClose={close}
        tone={notice?.tone ?? 'warning'}
        title={notice?.title ?? ''}
        {...(notice?.autoCloseAfter !== undefined && { autoCloseAfter: notice.autoCloseAfter })}
      >
        {notice?.text}
      </Popup>
    </>
  );
}
