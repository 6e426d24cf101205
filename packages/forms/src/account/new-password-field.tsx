import { useElementId } from '@reefdesk/ui/use-element-id';
import { useFormikContext } from 'formik';
import { PasswordField } from '../fields/password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

export interface NewPasswordFieldProps<Values> {
  name: string & keyof Values;
  label: string;
  error: string | undefined;
  /** Of the account, as far as it is known: no password may hold it. */
  email?: string | undefined;
  /** Lists what is advised as well. */
  advised?: boolean;
  /** The element that says what the server refused. */
  describedBy?: string | undefined;
}

/** A password that is chosen: how strong it is and what it lacks are said below it. */
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
