import { type PasswordReset, passwordReset } from '@reefdesk/contracts/requests/accounts.requests';
import { PasswordField, type Rules, statusOf, useFaultsOnceSent, useFocusOnFault, useRules, type Wording } from '@reefdesk/forms';
import { PasswordStrength, Refusal } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { errorText, isApiFailure, resetAuth, useAppDispatch, useLanguage, useText } from '@reefdesk/web-kit';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useState } from 'react';
import { useResetPasswordMutation } from '../password-reset.api.ts';

type Values = Pick<PasswordReset, 'newPassword'>;

const EMPTY: Values = { newPassword: '' };
const RULES: Rules<Values> = { schema: passwordReset.pick(['newPassword']) };
const WORDING: Wording = {
  'newPassword required': 'errors.passwordMissing',
  'newPassword too_short': 'errors.password',
  'newPassword too_long': 'errors.passwordLong',
};

export interface ResetFormProps {
  /** Of the letter's link. */
  token: string;
  onDone: () => void;
  /** The link works no longer. */
  onVoid: () => void;
}

/** Asks for the new password; how strong it is only advises. All sessions are over then, that of this browser among them. */
export function ResetForm({ token, onDone, onVoid }: ResetFormProps) {
  const text = useText('reset-password');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const validate = useRules(RULES, text, WORDING);
  const [reset] = useResetPasswordMutation();
  const [refusal, setRefusal] = useState<string>();
  const send = async ({ newPassword }: Values, form: FormikHelpers<Values>) => {
    setRefusal(undefined);
    form.setStatus(undefined);
    try {
      await reset({ token, newPassword }).unwrap();
      dispatch(resetAuth());
      onDone();
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      if (failure.code === 'invalid_or_expired_token') return onVoid();
      const status = statusOf(failure);
      form.setStatus(status);
      if (!status) setRefusal(failure.status === 0 ? text('errors.offline') : await errorText(failure, language));
    }
  };
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={send}>
      <Fields refusal={refusal} />
    </Formik>
  );
}

function Fields({ refusal }: { refusal: string | undefined }) {
  const text = useText('reset-password');
  const { values, isSubmitting } = useFormikContext<Values>();
  const errorOf = useFaultsOnceSent();
  const form = useFocusOnFault();
  const id = useElementId();
  return (
    <Form ref={form} noValidate className="grid gap-5">
      <Refusal message={refusal} />
      <div className="grid gap-3">
        <PasswordField
          name="newPassword"
          label={text('password')}
          autoComplete="new-password"
          error={errorOf('newPassword')}
          describedBy={`${id}-strength`}
        />
        <PasswordStrength id={`${id}-strength`} password={values.newPassword} />
      </div>
      <Button type="submit" variant="primary" size="large" busy={isSubmitting} className="mt-1 w-full">
        {text(isSubmitting ? 'running' : 'submit')}
      </Button>
    </Form>
  );
}
