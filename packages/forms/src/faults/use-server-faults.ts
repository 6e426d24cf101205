import { useFormikContext } from 'formik';
import { fieldsOf } from './form-status.ts';
import { useFaultText } from './use-fault-text.ts';

export function useServerFaults(): Readonly<Record<string, string>> {
  const { status } = useFormikContext();
  const faultText = useFaultText();
  const faults = Object.entries(fieldsOf(status));
  return Object.fromEntries(faults.map(([path, fault]) => [path, typeof fault === 'string' ? fault : faultText(path, fault)]));
}
