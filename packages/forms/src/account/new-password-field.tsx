import { useElementId } from '@reefdesk/ui/use-element-id';
import { useFormikContext } from 'formik';
import { PasswordField } from '../fields/password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

export interface NewPasswordFieldProps<Values> {
  name: string & keyof Values;
  label: string;
  error: string | undefined;
  /** The password must not contain this address. */
  email?: string | undefined;
  advised?: boolean;
  describedBy?: string | undefined;
}

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
