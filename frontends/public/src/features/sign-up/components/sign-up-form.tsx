import { LIMITS } from '@reefdesk/contracts/limits';
import { Button } from '@reefdesk/ui/button';
import { WarningIcon } from '@reefdesk/ui/icons';
import { Link, useText } from '@reefdesk/web-kit';
import { PasswordField, PasswordStrength } from '@reefdesk/web-kit/account';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { PATHS } from '../../../paths.ts';
import { EMPTY, type SignUpField, type SignUpValues, signUpRules } from '../sign-up-rules.ts';
import { TextField } from './text-field.tsx';
import { type Refusal, useSignUp } from './use-sign-up.ts';

/** Name, address, password: a customer's account (OR-17). */
export function SignUpForm() {
  const { signUp, refusal } = useSignUp();
  return (
    <Formik initialValues={EMPTY} validationSchema={signUpRules} onSubmit={signUp}>
      <Fields refusal={refusal} />
    </Formik>
  );
}

function Fields({ refusal }: { refusal: Refusal | undefined }) {
  const text = useText('sign-up');
  const { values, isSubmitting } = useFormikContext<SignUpValues>();
  const errorOf = useErrors(refusal);
  const form = useFocusOnFault(refusal);
  const id = useId();
  return (
    <Form ref={form} noValidate className="grid gap-5">
      <div role="alert" className="empty:hidden">
        {refusal?.message && (
          <p className="flex items-start gap-2.5 rounded-field bg-coral/12 px-4 py-3 font-semibold text-coral-dark">
            <WarningIcon className="mt-0.5 size-5 shrink-0" />
            {refusal.message}
          </p>
        )}
      </div>
      <TextField
        name="fullname"
        label={text('fullname')}
        placeholder={text('fullnamePlaceholder')}
        autoComplete="name"
        maxLength={LIMITS.fullnameMaxLength}
        error={errorOf('fullname')}
      />
      <TextField
        name="email"
        type="email"
        label={text('email')}
        placeholder={text('emailPlaceholder')}
        autoComplete="username"
        maxLength={LIMITS.emailMaxLength}
        error={errorOf('email')}
      >
        {refusal?.taken && (
          <Link to={PATHS.signIn} className="link">
            {text('signInInstead')}
          </Link>
        )}
      </TextField>
      <div className="grid gap-3">
        <PasswordField
          name="password"
          label={text('password')}
          autoComplete="new-password"
          error={errorOf('password')}
          describedBy={`${id}-strength`}
        />
        <PasswordStrength id={`${id}-strength`} password={values.password} />
      </div>
      <Button type="submit" variant="primary" size="large" busy={isSubmitting} className="mt-1 w-full">
        {text(isSubmitting ? 'running' : 'submit')}
      </Button>
    </Form>
  );
}

/**
 * Rules speak from the first submit on: words that come when one leaves a field would push the button away from under the
 * pointer. The server's words stay until what they are about is changed.
 */
function useErrors(refusal: Refusal | undefined) {
  const text = useText('sign-up');
  const { values, errors, submitCount } = useFormikContext<SignUpValues>();
  return (name: SignUpField): string | undefined => {
    const key = errors[name];
    if (key) return submitCount > 0 ? text(key) : undefined;
    return refusal?.values[name] === values[name] ? refusal.fields[name] : undefined;
  };
}

/** After a refused submit the first field to mend has the focus. */
function useFocusOnFault(refusal: Refusal | undefined) {
  const { submitCount, isSubmitting } = useFormikContext<SignUpValues>();
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal marks other fields.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, refusal]);
  return form;
}
