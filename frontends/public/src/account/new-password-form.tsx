import { type PasswordReset, passwordReset } from '@reefdesk/contracts/requests/accounts.requests';
import { type Rules, useFaultsOnceSent, useFocusOnFault, useRules, type Wording } from '@reefdesk/forms';
import { NewPasswordField, Refusal } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import { resetAuth, useAppDispatch, useText } from '@reefdesk/web-kit';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useLinkCall } from './use-link-call.ts';

type Values = Pick<PasswordReset, 'newPassword'>;

const EMPTY: Values = { newPassword: '' };
const RULES: Rules<Values> = { schema: passwordReset.pick(['newPassword']) };
const WORDING: Wording = {
  'newPassword required': 'errors.passwordMissing',
  'newPassword too_short': 'errors.password',
  'newPassword too_long': 'errors.passwordLong',
};

export interface NewPasswordFormProps {
  /** Sends the password with the link's token; all sessions end then, including that of this browser. */
  set: (newPassword: string) => Promise<unknown>;
  onDone: () => void;
  /** The link is no longer valid. */
  onVoid: () => void;
}

/** Asks for a new password, to be set by the link of an email. The strength is only advice. */
export function NewPasswordForm({ set, onDone, onVoid }: NewPasswordFormProps) {
  const text = useText('reset-password');
  const dispatch = useAppDispatch();
  const validate = useRules(RULES, text, WORDING);
  const { run, refusal } = useLinkCall({ onDone, onVoid, offline: text('errors.offline') });
  const send = async ({ newPassword }: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    const status = await run(async () => {
      await set(newPassword);
      dispatch(resetAuth());
    });
    form.setStatus(status);
  };
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={send}>
      <Fields refusal={refusal} />
    </Formik>
  );
}

function Fields({ refusal }: { refusal: string | undefined }) {
  const text = useText('reset-password');
  const { isSubmitting } = useFormikContext<Values>();
  const errorOf = useFaultsOnceSent();
  const form = useFocusOnFault();
  return (
    <Form ref={form} noValidate className="grid gap-5">
      <Refusal message={refusal} />
      <NewPasswordField<Values> name="newPassword" label={text('password')} error={errorOf('newPassword')} />
      <Button type="submit" variant="primary" size="large" busy={isSubmitting} className="mt-1 w-full">
        {text(isSubmitting ? 'running' : 'submit')}
      </Button>
    </Form>
  );
}
