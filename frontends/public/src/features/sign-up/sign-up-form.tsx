import { LIMITS } from '@reefdesk/contracts/limits';
import { TextField, useFaultsOnceSent, useFocusOnFault, useRules } from '@reefdesk/forms';
import { EmailField, NewPasswordField, Refusal } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import { useText } from '@reefdesk/web-kit';
import { Form, Formik, useFormikContext } from 'formik';
import { EMPTY, SIGN_UP_RULES, SIGN_UP_WORDING, type SignUpValues } from './sign-up-rules.ts';
import { useSignUp } from './use-sign-up.ts';

/** Name, address, password: a customer's account (OR-17). */
export function SignUpForm() {
  const text = useText('sign-up');
  const { signUp, refusal } = useSignUp();
  const validate = useRules(SIGN_UP_RULES, text, SIGN_UP_WORDING);
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={signUp}>
      <Fields refusal={refusal} />
    </Formik>
  );
}

function Fields({ refusal }: { refusal: string | undefined }) {
  const text = useText('sign-up');
  const { values, isSubmitting } = useFormikContext<SignUpValues>();
  const errorOf = useFaultsOnceSent();
  const form = useFocusOnFault();
  return (
    <Form ref={form} noValidate className="grid gap-5">
      <Refusal message={refusal} />
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
