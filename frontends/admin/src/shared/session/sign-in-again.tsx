import type { SignIn } from '@reefdesk/contracts/accounts/requests';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import { PasswordField, SaveButton, useFailureText, useOnceAtATime } from '@reefdesk/forms';
import { EmailField, FormError, usePasskeysOffered } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import { Dialog } from '@reefdesk/ui/dialog';
import { useElementId } from '@reefdesk/ui/use-element-id';
import {
  api,
  asksForSecondStep,
  lazyComponent,
  mutation,
  Nothing,
  selectUser,
  sessionStarted,
  unwrapUser,
  useAppDispatch,
  useAppSelector,
  useText,
} from '@reefdesk/web-kit';
import { Formik } from 'formik';
import { Suspense, useRef, useState } from 'react';

const PasskeySignIn = lazyComponent(() => import('@reefdesk/forms/account/passkey-sign-in'), Nothing);
const SecondStepForm = lazyComponent(() => import('@reefdesk/forms/account/second-step'));

type Credentials = Pick<SignIn, 'email' | 'password'>;

/** Separate from the store's sign-in endpoint, whose error would sign the user out of the layout and lose typed values. */
const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    signInAgain: mutation(build, 'POST /api/login', {
      result: (answer) => (asksForSecondStep(answer) ? answer : unwrapUser(answer)),
    }),
  }),
});

export interface SignInAgainProps {
  /** True if a save is waiting, false if only reads are. */
  saving: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Sign-in dialog for a session that ended during work. The screen behind it does not change. */
export default function SignInAgain({ saving, onDone, onCancel }: SignInAgainProps) {
  const text = useText('session');
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const id = useElementId();
  const email = useAppSelector(selectUser)?.email ?? '';
  const passwordField = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [challenge, setChallenge] = useState<string>();
  const hasPasskeys = usePasskeysOffered();
  const [signIn] = sessionApi.useSignInAgainMutation();
  const finish = (user: UserView) => {
    setChallenge(undefined);
    if (user.role !== 'admin') return setError(text('noAdmin'));
    dispatch(sessionStarted(user));
    onDone();
  };
  const goBack = (reason?: string) => {
    setChallenge(undefined);
    setError(reason);
  };
  const [submit, busy] = useOnceAtATime(async (typed: Credentials) => {
    setError(undefined);
    if (!typed.email.trim() || !typed.password) return setError(text('missing'));
    try {
      const answer = await signIn({ body: { email: typed.email.trim(), password: typed.password } }).unwrap();
      if (asksForSecondStep(answer)) setChallenge(answer.challenge);
      else finish(answer);
    } catch (failure) {
      setError(await failureText(failure));
    }
  });
  const invalid = error !== undefined;
  return (
    <Dialog open onClose={onCancel} title={text('title')} closeLabel={text('cancel')} initialFocus={passwordField} className="sm:max-w-md">
      {challenge ? (
        <div className="p-6">
          <Suspense>
            <SecondStepForm challenge={challenge} onSignedIn={finish} onBack={goBack} />
          </Suspense>
        </div>
      ) : (
        <Formik<Credentials> initialValues={{ email, password: '' }} onSubmit={submit}>
          {({ handleSubmit }) => (
            <form
              noValidate
              onSubmit={(event) => {
                // In the React tree, this form is inside the form behind it.
                event.stopPropagation();
                handleSubmit(event);
              }}
              className="grid gap-4 p-6"
            >
              <p className="text-ink/75">{text(saving ? 'text' : 'textReading')}</p>
              <EmailField label={text('email')} invalid={invalid} />
              <PasswordField
                ref={passwordField}
                name="password"
                label={text('password')}
                autoComplete="current-password"
                invalid={invalid}
                describedBy={invalid ? `${id}-error` : undefined}
              />
              <FormError id={`${id}-error`} message={error} />
              {hasPasskeys && (
                <Suspense>
                  <PasskeySignIn onSignedIn={finish} />
                </Suspense>
              )}
              <div className="mt-2 flex flex-wrap justify-end gap-3">
                <Button variant="outline" onClick={onCancel}>
                  {text('later')}
                </Button>
                <SaveButton busy={busy}>{text(saving ? 'signInAndSave' : 'signIn')}</SaveButton>
              </div>
            </form>
          )}
        </Formik>
      )}
    </Dialog>
  );
}
