import { Button, type ButtonProps } from '@reefdesk/ui/button';
import { Form, Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useOnceAtATime } from '../editing/use-once-at-a-time.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { useProtectionText } from '../texts/account.ts';
import { FormError } from './form-error.tsx';
import { useReason } from './use-reason.ts';

export interface PasswordFormProps {
  submit: string;
  variant: ButtonProps['variant'];
  /** Makes the change with this password; an error is shown above the field. */
  onPassword: (password: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for the current password before a change that protects the account; the field takes the focus when it appears. */
export function PasswordForm({ submit, variant, onPassword, onCancel }: PasswordFormProps) {
  const text = useProtectionText();
  const reasonOf = useReason();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [send, busy] = useOnceAtATime(async (password: string) => {
    setError(undefined);
    try {
      await onPassword(password);
    } catch (failure) {
      setError(await reasonOf(failure));
    }
  });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <Formik initialValues={{ password: '' }} onSubmit={({ password }) => send(password)}>
      <Form ref={form} noValidate className="grid gap-5">
        <FormError message={error} />
        <PasswordField name="password" label={text('twoStep.password')} autoComplete="current-password" invalid={error !== undefined} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={variant} busy={busy}>
            {submit}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            {text('cancel')}
          </Button>
        </div>
      </Form>
    </Formik>
  );
}
