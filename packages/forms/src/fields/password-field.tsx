import { LIMITS } from '@reefdesk/contracts/limits';
import { IconButton } from '@reefdesk/ui/button';
import { EyeIcon, EyeOffIcon } from '@reefdesk/ui/editing-icons';
import { type Ref, useState } from 'react';
import { useFieldText } from '../texts/fields.ts';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

export interface PasswordFieldProps {
  ref?: Ref<HTMLInputElement>;
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  placeholder?: string;
  error?: string | undefined;
  /** Marks the field without a text, because the form shows the error elsewhere. */
  invalid?: boolean;
  describedBy?: string | undefined;
}

export function PasswordField({ ref, name, label, autoComplete, placeholder, error, invalid = false, describedBy }: PasswordFieldProps) {
  const text = useFieldText();
  const { id, value, change, blur } = useFormField<string>(name);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} error={error}>
      {(parts) => (
        <div className="relative">
          <input
            ref={ref}
            id={id}
            name={name}
            value={value}
            onChange={(event) => change(event.target.value)}
            onBlur={blur}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize={shown ? 'none' : undefined}
            spellCheck={false}
            maxLength={LIMITS.passwordMaxLength}
            placeholder={placeholder}
            required
            aria-invalid={invalid || parts.invalid || undefined}
            aria-describedby={[parts.describedBy, describedBy].filter(Boolean).join(' ') || undefined}
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
      )}
    </FieldFrame>
  );
}
