import { passkeyEdit } from '@reefdesk/contracts/accounts/second-step.requests';
import type { PasskeyView } from '@reefdesk/contracts/accounts/views';
import { LIMITS } from '@reefdesk/contracts/limits';
import { Button } from '@reefdesk/ui/button';
import { isApiFailure } from '@reefdesk/web-kit';
import { Form, Formik } from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOnceAtATime } from '../editing/use-once-at-a-time.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useProtectionText } from '../texts/account.ts';
import { type Rules, useRules, type Wording } from '../use-rules.ts';
import type { ChangePasswordProps } from './change-password.tsx';
import { FormError } from './form-error.tsx';
import { useRemovePasskeyMutation, useRenamePasskeyMutation } from './passkeys.api.ts';
import { useReason } from './use-reason.ts';

const RULES: Rules<{ name: string }> = { schema: passkeyEdit };
const WORDING: Wording = { 'name required': 'passkeys.missing' };

interface PasskeyFormProps extends Required<Pick<ChangePasswordProps, 'notify' | 'withSession'>> {
  passkey: PasskeyView;
  onDone: (isChanged: boolean) => Promise<void>;
}

/** Renames a passkey. If it was renamed elsewhere in the meantime, the form shows the other name before it overwrites it. */
export function RenamePasskey({ passkey, notify, withSession, onDone }: PasskeyFormProps) {
  const text = useProtectionText();
  const reasonOf = useReason();
  const validate = useRules(RULES, text, WORDING);
  const [rename] = useRenamePasskeyMutation();
  const [version, setVersion] = useState(passkey.version);
  const [formError, setError] = useState<string>();
  const [send, busy] = useOnceAtATime(async (name: string) => {
    setError(undefined);
    try {
      await withSession(() => rename({ id: passkey.passkey_id, version, body: { name } }).unwrap());
      notify({ title: text('passkeys.renamed'), tone: 'success' });
      await onDone(true);
    } catch (failure) {
      const current = isApiFailure(failure) && failure.code === 'edit_conflict' ? (failure.current as PasskeyView | undefined) : undefined;
      if (current) setVersion(current.version);
      setError(current ? text('name.conflict', { name: current.name }) : await reasonOf(failure));
    }
  });
  return (
    <Formik initialValues={{ name: passkey.name }} validate={validate} validateOnChange={false} onSubmit={({ name }) => send(name.trim())}>
      {({ errors }) => (
        <FocusedForm formError={formError}>
          <TextField name="name" label={text('passkeys.name')} maxLength={LIMITS.passkeyNameMaxLength} error={errors.name} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="solid" size="small" busy={busy}>
              {text('save')}
            </Button>
            <Button variant="outline" size="small" onClick={() => void onDone(false)}>
              {text('cancel')}
            </Button>
          </div>
        </FocusedForm>
      )}
    </Formik>
  );
}

export function RemovePasskey({ passkey, notify, withSession, onDone }: PasskeyFormProps) {
  const text = useProtectionText();
  const reasonOf = useReason();
  const [remove] = useRemovePasskeyMutation();
  const [formError, setError] = useState<string>();
  const [send, busy] = useOnceAtATime(async (password: string) => {
    setError(undefined);
    try {
      await withSession(() => remove({ id: passkey.passkey_id, body: { password } }).unwrap());
      notify({ title: text('passkeys.removed'), tone: 'success' });
      await onDone(true);
    } catch (failure) {
      setError(await reasonOf(failure));
    }
  });
  return (
    <Formik initialValues={{ password: '' }} onSubmit={({ password }) => send(password)}>
      <FocusedForm formError={formError}>
        <p>{text('passkeys.removeText', { name: passkey.name })}</p>
        <PasswordField name="password" label={text('twoStep.password')} autoComplete="current-password" invalid={formError !== undefined} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" size="small" busy={busy}>
            {text('remove')}
          </Button>
          <Button variant="outline" size="small" onClick={() => void onDone(false)}>
            {text('cancel')}
          </Button>
        </div>
      </FocusedForm>
    </Formik>
  );
}

export function FocusedForm({ formError, children }: { formError: string | undefined; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <Form ref={form} noValidate className="grid gap-4">
      <FormError message={formError} />
      {children}
    </Form>
  );
}
