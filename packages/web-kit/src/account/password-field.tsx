import { LIMITS } from '@reefdesk/contracts/limits';
import { IconButton } from '@reefdesk/ui/button';
import { EyeIcon, EyeOffIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import { useField } from 'formik';
import { useId, useState } from 'react';

export interface PasswordFieldProps {
  /** Of the formik form. */
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  /** Id of a text that also describes it. */
  describedBy?: string | undefined;
}

export function PasswordField({ name, label, autoComplete, error, describedBy }: PasswordFieldProps) {
  const text = useText('account');
  const [field] = useField<string>(name);
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...field}
          id={id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.passwordMaxLength}
          required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={[error !== undefined && `${id}-error`, describedBy].filter(Boolean).join(' ') || undefined}
          className="field pr-14"
        />
        <IconButton
          label={`${text(shown ? 'hide' : 'show')}: ${label}`}
          onClick={() => setShown(!shown)}
          className="absolute top-1/2 right-1 -translate-y-1/2"
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-coral-dark">
          {error}
        </p>
      )}
    </div>
  );
}
