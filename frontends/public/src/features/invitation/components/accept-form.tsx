import { LIMITS } from '@reefdesk/contracts/limits';
import { type InvitationAcceptance, invitationAcceptance } from '@reefdesk/contracts/requests/people.requests';
import { PasswordField, type Rules, TextField, useFaultsOnceSent, useFocusOnFault, useRules, type Wording } from '@reefdesk/forms';
import { PasswordStrength, Refusal } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { errorText, isApiFailure, resetAuth, useAppDispatch, useLanguage, useText } from '@reefdesk/web-kit';
import { Form, Formik, useFormikContext } from 'formik';
import { useState } from 'react';
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

export interface AcceptFormProps {
  /** Of the letter's link. */
  token: string;
  onDone: () => void;
  /** The link works no longer. */
  onVoid: () => void;
}

/** Name and password of somebody who joins the team. Whoever was signed in here is signed out then. */
export function AcceptForm({ token, onDone, onVoid }: AcceptFormProps) {
  const text = useText('accept-invitation');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const validate = useRules(RULES, text, WORDING);
  const [accept] = useAcceptInvitationMutation();
  const [refusal, setRefusal] = useState<string>();
  const send = async ({ name, password }: Values) => {
    setRefusal(undefined);
    try {
      await accept({ token, name: name.trim(), password }).unwrap();
      dispatch(resetAuth());
      onDone();
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      if (failure.code === 'invalid_or_expired_token') onVoid();
      else setRefusal(failure.status === 0 ? text('errors.offline') : await errorText(failure, language));
    }
  };
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={send}>
      <Fields refusal={refusal} />
    </Formik>
  );
}

function Fields({ refusal }: { refusal: string | undefined }) {
  const text = useText('accept-invitation');
  const { values, isSubmitting } = useFormikContext<Values>();
  const errorOf = useFaultsOnceSent();
  const form = useFocusOnFault();
  const id = useElementId();
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
