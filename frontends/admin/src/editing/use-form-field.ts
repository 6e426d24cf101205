import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { afterPress } from './after-press.ts';
import { fieldsOf, shownError } from './form-status.ts';
import { useServerFaults } from './use-server-faults.ts';

/** One field of a formik form: its value, the error it shows, and a change that forgets what the server said about it. */
export function useFormField<Value>(name: string) {
  const form = useFormikContext<unknown>();
  const [field, , { setValue, setTouched }] = useField<Value>(name);
  const fromServer = useServerFaults()[name];
  const id = useId();
  const own = shownError({ ...form, status: undefined }, name);
  return {
    id,
    value: field.value,
    error: own ?? fromServer,
    change(value: Value) {
      if (fromServer !== undefined) form.setStatus({ ...form.status, fields: without(fieldsOf(form.status), name) });
      void setValue(value);
    },
    blur: () => afterPress(() => void setTouched(true)),
  };
}

function without(fields: Readonly<Record<string, string>>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([path]) => path !== name));
}
