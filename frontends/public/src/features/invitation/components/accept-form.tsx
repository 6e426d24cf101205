import { LIMITS } from '@reefdesk/contracts/limits';
import { type InvitationAcceptance, invitationAcceptance } from '@reefdesk/contracts/requests/people.requests';
import { type Rules, TextField, useFaultsOnceSent, useFocusOnFault, useRules, type Wording } from '@reefdesk/forms';
import { NewPasswordField, Refusal } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import { resetAuth, useAppDispatch, useText } from '@reefdesk/web-kit';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type LinkFormProps, useLinkCall } from '../../../account/use-link-call.ts';
import { useAcceptInvitationMutation } from '../invitation.api.ts';

type Values = Pick<InvitationAcceptance, 'name' | 'password'>;

const EMPTY: Values = { name: '', password: '' };
const RULES: Rules<Values> = { schema: invitationAcceptance.pick(['name', 'password']) };
const WORDING: Wording = {
  'name required': 'errors.nameMissing',
  'password required': 'errors.passwordMissing',
  'password too_short': 'errors.password',
  'password too_long': 'errors.passwordLong',
};

/** Name and password of somebody who joins the team. Whoever was signed in here is signed out then. */
export function AcceptForm({ token, onDone, onVoid }: LinkFormProps) {
  const text = useText('accept-invitation');
  const dispatch = useAppDispatch();
  const validate = useRules(RULES, text, WORDING);
  const [accept] = useAcceptInvitationMutation();
  const { run, refusal } = useLinkCall({ onDone, onVoid, offline: text('errors.offline') });
  const send = async ({ name, password }: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    const status = await run(async () => {
      await accept({ token, name: name.trim(), password }).unwrap();
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
  const text = useText('accept-invitation');
  const { isSubmitting } = useFormikContext<Values>();
  const errorOf = useFaultsOnceSent();
  const form = useFocusOnFault();
  return (
    <Form ref={form} noValidate className="grid gap-5">
      <Refusal message={refusal} />
      <TextField
        name="name"
        label={text('name')}
        placeholder={text('namePlaceholder')}
        autoComplete="name"
        maxLength={LIMITS.fullnameMaxLength}
        error={errorOf('name')}
      />
      <NewPasswordField<Values> name="password" label={text('password')} error={errorOf('password')} />
      <Button type="submit" variant="primary" size="large" busy={isSubmitting} className="mt-1 w-full">
        {text(isSubmitting ? 'running' : 'submit')}
      </Button>
    </Form>
  );
}
