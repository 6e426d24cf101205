import { LIMITS } from '@reefdesk/contracts/limits';
import { TextField, type TextFieldProps } from '../fields/text-field.tsx';

export function EmailField(props: Pick<TextFieldProps, 'label' | 'placeholder' | 'invalid' | 'error'>) {
  return <TextField name="email" type="email" autoComplete="username" maxLength={LIMITS.emailMaxLength} {...props} />;
}
