import { type Registration, registration } from '@reefdesk/contracts/accounts/requests';
import { LIMITS } from '@reefdesk/contracts/limits';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { Rules, Wording } from '@reefdesk/forms';
import { statusOf, TextField, useErrorsOnceSent, useFocusOnError, useRules } from '@reefdesk/forms';
import { EmailField, FormError, NewPasswordField } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import {
  type ApiFailure,
  api,
  errorText,
  isApiFailure,
  Link,
  mutation,
  Navigate,
  NeedsScripts,
  runtimeConfig,
  selectUser,
  sessionStarted,
  useAppDispatch,
  useAppSelector,
  useLanguage,
  useLanguageChoice,
  useLocation,
  usePage,
  useText,
} from '@reefdesk/web-kit';
import type { FormikHelpers } from 'formik';
import { Form, Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import avif from '../../assets/scenes/sign-up.avif';
import webp from '../../assets/scenes/sign-up.webp';
import avifHalf from '../../assets/scenes/sign-up-half.avif';
import webpHalf from '../../assets/scenes/sign-up-half.webp';
import { homeOf } from '../../shared/account/way-in.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import { sceneFiles } from '../../shared/scenes/scene-files.ts';

type SignUpValues = Omit<Registration, 'language'>;

const EMPTY: SignUpValues = { fullname: '', email: '', password: '' };

/** The password is sent exactly as typed; its strength is only advice (OR-17). */
const SIGN_UP_RULES: Rules<SignUpValues> = { schema: registration };

const SIGN_UP_WORDING: Wording = {
  'fullname required': 'errors.fullname',
  'fullname too_long': 'errors.fullnameLong',
  'email required': 'errors.emailMissing',
  email: 'errors.email',
  'password required': 'errors.passwordMissing',
  'password too_short': 'errors.password',
  'password too_long': 'errors.passwordLong',
};

const signUpApi = api.injectEndpoints({ endpoints: (build) => ({ register: mutation(build, 'POST /api/register') }) });

const { useRegisterMutation } = signUpApi;

/** Registers, also if the address has an account already. The signed-in user is then in the store. */
export function useSignUp() {
  const text = useText('sign-up');
  const language = useLanguage();
  const [code] = useLanguageChoice();
  const dispatch = useAppDispatch();
  const [register] = useRegisterMutation();
  const [formError, setError] = useState<string>();

  const explain = async (failure: ApiFailure, form: FormikHelpers<SignUpValues>) => {
    const status = statusOf(failure);
    form.setStatus(status);
    const message = failure.status === 0 ? text('errors.offline') : await errorText(failure, language);
    setError(status ? undefined : message);
  };

  const signUp = async (values: SignUpValues, form: FormikHelpers<SignUpValues>) => {
    setError(undefined);
    form.setStatus(undefined);
    try {
      const person = { ...values, fullname: values.fullname.trim(), email: values.email.trim() };
      dispatch(sessionStarted(await register({ body: { ...person, language: code } }).unwrap()));
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      await explain(failure, form);
    }
  };
  return { signUp, formError };
}

const signUp = sceneFiles([1920, 1280], { avif, avifHalf, webp, webpHalf });

export default function SignUpPage() {
  const text = useText('sign-up');
  const { name } = runtimeConfig().brand;
  const user = useAppSelector(selectUser);
  const { state } = useLocation();
  usePage({ title: text('title', { name }), description: text('description'), page: 'sign-up' });
  if (user) return <Navigate to={homeOf(user, state)} replace />;
  return (
    <main id="main" tabIndex={-1} className="relative isolate bg-deep text-foam outline-none lg:min-h-dvh">
      <div className="absolute inset-x-0 top-0 -z-10 h-80 overflow-hidden lg:h-full">
        <Scene scene={signUp} priority className="absolute inset-0 size-full object-[52%_40%]" />
        <div className="absolute inset-0 bg-linear-to-t from-deep via-deep/25 via-60% to-abyss/30 lg:from-abyss/90 lg:via-abyss/15 lg:via-55%" />
      </div>
      <div className="grid lg:min-h-dvh lg:grid-cols-[1fr_min(32rem,44%)] lg:pr-[max(3rem,calc(50vw-42rem))] lg:pl-[max(4.5rem,calc(50vw-35.5rem))]">
        <header className="flex flex-col justify-end px-5 pt-44 pb-8 sm:px-12 lg:px-0 lg:pt-28 lg:pr-12 lg:pb-20">
          <h1 className="heading-2 max-w-xl">{text('heading')}</h1>
          <p className="lead mt-4 max-w-md text-foam">{text('text')}</p>
        </header>
        <div className="flex lg:items-center lg:py-24">
          <section
            aria-label={text('form')}
            className="w-full rounded-t-panel bg-white px-5 pt-8 pb-24 text-ink sm:px-12 lg:rounded-panel lg:px-10 lg:py-10 lg:shadow-lift"
          >
            <div className="mx-auto max-w-md">
              <NeedsScripts className="mb-8" />
              <SignUpForm />
              <p className="mt-7 text-center">
                {text('already')}{' '}
                <Link to={PATHS.signIn} state={state} className="link inline-block py-1 font-semibold">
                  {text('signIn')}
                </Link>
              </p>
            </div>
          </section>
        </div>
      </div>
    </main>
  );
}

function SignUpForm() {
  const text = useText('sign-up');
  const { signUp, formError } = useSignUp();
  const validate = useRules(SIGN_UP_RULES, text, SIGN_UP_WORDING);
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={signUp}>
      <Fields formError={formError} />
    </Formik>
  );
}

function Fields({ formError }: { formError: string | undefined }) {
  const text = useText('sign-up');
  const { values, isSubmitting } = useFormikContext<SignUpValues>();
  const errorOf = useErrorsOnceSent();
  const form = useFocusOnError();
  return (
    <Form ref={form} noValidate className="grid gap-5">
      <FormError message={formError} />
      <TextField
        name="fullname"
        label={text('fullname')}
        placeholder={text('fullnamePlaceholder')}
        autoComplete="name"
        maxLength={LIMITS.fullnameMaxLength}
        error={errorOf('fullname')}
      />
      <EmailField label={text('email')} placeholder={text('emailPlaceholder')} error={errorOf('email')} />
      <NewPasswordField<SignUpValues> name="password" label={text('password')} error={errorOf('password')} email={values.email} />
      <Button type="submit" variant="primary" size="large" busy={isSubmitting} className="mt-1 w-full">
        {text(isSubmitting ? 'running' : 'submit')}
      </Button>
    </Form>
  );
}
