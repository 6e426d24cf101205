import { passkeyEdit } from '@reefdesk/contracts/accounts/second-step.requests';
import { LIMITS } from '@reefdesk/contracts/limits';
import { Button } from '@reefdesk/ui/button';
import { isApiFailure, selectUser, useAppSelector } from '@reefdesk/web-kit';
import { Formik } from 'formik';
import { useState } from 'react';
import { useOnceAtATime } from '../editing/use-once-at-a-time.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useProtectionText } from '../texts/account.ts';
import { type Rules, useRules, type Wording } from '../use-rules.ts';
import { makePasskey } from './browser-passkeys.ts';
import type { ChangePasswordProps } from './change-password.tsx';
import { FocusedForm } from './passkey-forms.tsx';
import { useAddPasskeyMutation, useSetUpPasskeyMutation } from './passkeys.api.ts';
import { useTwoStepQuery } from './protection.api.ts';
import { usePasskeyReason } from './use-passkey-reason.ts';

const RULES: Rules<{ name: string }> = { schema: passkeyEdit };
const WORDING: Wording = { 'name required': 'passkeys.missing' };

interface AddPasskeyProps extends Required<Pick<ChangePasswordProps, 'notify' | 'withSession'>> {
  /** `recovery` holds the recovery codes if this is the first second step of the account, else it is empty. */
  onAdded: (recovery: readonly string[]) => Promise<void>;
  onCancel: () => void;
}

export function AddPasskey({ notify, withSession, onAdded, onCancel }: AddPasskeyProps) {
  const text = useProtectionText();
  const reasonOf = usePasskeyReason();
  const validate = useRules(RULES, text, WORDING);
  const isFirst = useTwoStepQuery().data?.enabled === false;
  const user = useAppSelector(selectUser);
  const [setUp] = useSetUpPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [formError, setError] = useState<string>();
  const [send, busy] = useOnceAtATime(async ({ name, password }: { name: string; password: string }) => {
    setError(undefined);
    try {
      const { options } = await withSession(() => setUp({ body: { password } }).unwrap());
      const passkey = await makePasskey(options);
      const { recovery_codes: recovery } = await withSession(() => add({ body: { name: name.trim(), passkey } }).unwrap());
      notify({ title: text('passkeys.added'), tone: 'success' });
      await onAdded(recovery);
    } catch (failure) {
      const isUnverified = isApiFailure(failure) && failure.status === 403 && user?.email_verified === false;
      setError(isUnverified ? text('passkeys.unverified') : await reasonOf(failure));
    }
  });
  return (
    <Formik initialValues={{ name: '', password: '' }} validate={validate} validateOnChange={false} validateOnBlur={false} onSubmit={send}>
      {({ errors }) => (
        <FocusedForm formError={formError}>
          {isFirst && <p>{text('passkeys.first')}</p>}
          <TextField
            name="name"
            label={text('passkeys.name')}
            placeholder={text('passkeys.example')}
            maxLength={LIMITS.passkeyNameMaxLength}
            error={errors.name}
          />
          <PasswordField name="password" label={text('twoStep.password')} autoComplete="current-password" invalid={false} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy}>
              {text('continue')}
            </Button>
            <Button variant="outline" onClick={onCancel}>
              {text('cancel')}
            </Button>
          </div>
        </FocusedForm>
      )}
    </Formik>
  );
}
