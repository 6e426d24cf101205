import { useFormikContext } from 'formik';
import { fieldsOf } from './form-status.ts';
import { useFieldErrorText } from './use-field-error-text.ts';

export function useServerErrors(): Readonly<Record<string, string>> {
  const { status } = useFormikContext();
  const fieldErrorText = useFieldErrorText();
  const errors = Object.entries(fieldsOf(status));
  return Object.fromEntries(errors.map(([path, error]) => [path, typeof error === 'string' ? error : fieldErrorText(path, error)]));
}
