import { oidcStart } from '@reefdesk/contracts/accounts/values';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { PasswordField, TickField } from '@reefdesk/forms';
import { EmailField, type SignInValues, signInProblem, usePasskeysOffered } from '@reefdesk/forms/account';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { shapeIcon } from '@reefdesk/ui/icon';
import { FullScreenSpinner } from '@reefdesk/ui/spinner';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { Link, lazyComponent, Nothing, Popup, runtimeConfig, useLanguage, useLocation, useText } from '@reefdesk/web-kit';
import { Form, Formik } from 'formik';
import { Suspense } from 'react';
import { useSignIn } from './use-sign-in.ts';

const GOOGLE = 'Google';

const GoogleMark = shapeIcon(
  'M21.4 10.2h-9.2v3.9h5.3c-.5 2.4-2.6 3.8-5.3 3.8a5.9 5.9 0 1 1 3.9-10.3l2.9-2.9A10 10 0 1 0 12.2 22c5.800 0 9.600-4.100 9.600-9.800 0-.7-.1-1.400-.4-2Z',
);

/** Sign-in by the deployment's provider (PPL-03). Without one, the button is shown disabled with an explanation (OR-14). */
function GoogleButton() {
  const text = useText('sign-in');
  const language = useLanguage();
  const hint = useElementId();
  const { signInProvider: provider } = runtimeConfig();
  return (
    <div className="mt-8">
      <p className="flex items-center gap-4 text-sm text-foam/75 before:h-px before:flex-1 before:bg-foam/20 after:h-px after:flex-1 after:bg-foam/20">
        {text('or')}
      </p>
      {provider ? (
        <p className="mt-4 text-center">
          <a href={oidcStart('sign-in', language)} className={buttonClass({ variant: 'outline', size: 'small' })}>
            {provider === GOOGLE && <GoogleMark />}
            {text('google', { provider })}
          </a>
        </p>
      ) : (
        <>
          <Button variant="outline" size="small" disabled aria-describedby={hint} className="mx-auto mt-4 flex">
            <GoogleMark />
            {text('google', { provider: GOOGLE })}
          </Button>
          <p id={hint} className="mt-2.5 text-center text-sm text-foam/75">
            {text('googleHint')}
          </p>
        </>
      )}
    </div>
  );
}

const PasskeySignIn = lazyComponent(() => import('@reefdesk/forms/account/passkey-sign-in'), Nothing);
const SecondStepForm = lazyComponent(() => import('@reefdesk/forms/account/second-step'));

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
