import { type PasswordReset, passwordReset } from '@reefdesk/contracts/accounts/requests';
import { type Rules, useErrorsOnceSent, useFocusOnError, useRules, type Wording } from '@reefdesk/forms';
import { FormError, NewPasswordField } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import { resetAuth, useAppDispatch, useText } from '@reefdesk/web-kit';
import { Form, Formik, type FormikHelpers, type FormikValues, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { type LinkFormProps, useLinkCall } from './use-link-call.ts';

type Values = Pick<PasswordReset, 'newPassword'>;

const EMPTY: Values = { newPassword: '' };
const RULES: Rules<Values> = { schema: passwordReset.pick(['newPassword']) };
const WORDING = passwordWording('newPassword');

type Outcomes = Pick<LinkFormProps, 'onDone' | 'onVoid'>;

export interface NewPasswordFormProps extends Outcomes {
  set: (newPassword: string) => Promise<unknown>;
}

/** Asks for a new password, to be set by the link of an email. The strength is only advice. */
export function NewPasswordForm({ set, ...outcomes }: NewPasswordFormProps) {
  return (
    <PasswordForm
      page="reset-password"
      password="newPassword"
      initialValues={EMPTY}
      rules={RULES}
      wording={WORDING}
      send={({ newPassword }) => set(newPassword)}
      {...outcomes}
    />
  );
}

export interface PasswordFormProps<Values> extends Outcomes {
  page: string;
  password: string & keyof Values;
  initialValues: Values;
  rules: Rules<Values>;
  wording: Wording;
  /** Sends the values with the link's token; all sessions end then, including that of this browser. */
  send: (values: Values) => Promise<unknown>;
  children?: ReactNode;
}

export function PasswordForm<Values extends FormikValues>({ initialValues, rules, wording, send, ...fields }: PasswordFormProps<Values>) {
  const text = useText(fields.page);
  const dispatch = useAppDispatch();
  const validate = useRules(rules, text, wording);
  const { run, error: formError } = useLinkCall({ ...fields, offline: text('errors.offline') });
  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    const status = await run(async () => {
      await send(values);
      dispatch(resetAuth());
    });
    form.setStatus(status);
  };
  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={submit}>
      <Fields formError={formError} {...fields} />
    </Formik>
  );
}

type FieldsProps<Values> = Pick<PasswordFormProps<Values>, 'page' | 'password' | 'children'> & { formError: string | undefined };

function Fields<Values extends FormikValues>({ page, password, children, formError }: FieldsProps<Values>) {
  const text = useText(page);
  const { isSubmitting } = useFormikContext<Values>();
  const errorOf = useErrorsOnceSent();
  const form = useFocusOnError();
  return (
    <Form ref={form} noValidate className="grid gap-5">
      <FormError message={formError} />
      {children}
      <NewPasswordField<Values> name={password} label={text('password')} error={errorOf(password)} />
      <Button type="submit" variant="primary" size="large" busy={isSubmitting} className="mt-1 w-full">
        {text(isSubmitting ? 'running' : 'submit')}
      </Button>
    </Form>
  );
}

export function passwordWording(name: string): Wording {
  return {
    [`${name} required`]: 'errors.passwordMissing',
    [`${name} too_short`]: 'errors.password',
    [`${name} too_long`]: 'errors.passwordLong',
  };
}
