import { useElementId } from '@reefdesk/ui/use-element-id';
import { useFormikContext } from 'formik';
import { PasswordField } from '../fields/password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

export interface NewPasswordFieldProps<Values> {
  name: string & keyof Values;
  label: string;
  error: string | undefined;
  /** Email address of the account if known; the password must not contain it. */
  email?: string | undefined;
  /** Also lists recommendations, not only requirements. */
  advised?: boolean;
  /** Id of the element with the server's error. */
  describedBy?: string | undefined;
}

/** Field for a new password, with its strength and missing requirements below. */
export function NewPasswordField<Values extends object>({
  name,
  label,
  error,
  email,
  advised,
  describedBy,
}: NewPasswordFieldProps<Values>) {
  const { values } = useFormikContext<Values>();
  const strength = `${useElementId()}-strength`;
  return (
    <div className="grid gap-3">
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        error={error}
        describedBy={describedBy ? `${describedBy} ${strength}` : strength}
      />
      <PasswordStrength id={strength} password={values[name] as string} email={email} advised={advised} />
    </div>
  );
}
