import { useLanguage, useText } from '@reefdesk/web-kit';
import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { fieldsOf, shownError } from './form-status.ts';

/** One field of a formik form: its value, the error it shows, and a change that forgets what the server said about it. */
export function useFormField<Value>(name: string) {
  const form = useFormikContext<unknown>();
  const [field, , { setValue, setTouched }] = useField<Value>(name);
  const serverText = useServerText();
  const id = useId();
  const own = shownError({ ...form, status: undefined }, name);
  const fromServer = fieldsOf(form.status)[name];
  return {
    id,
    value: field.value,
    error: own ?? (fromServer === undefined ? undefined : serverText(fromServer)),
    change(value: Value) {
      if (fromServer !== undefined) form.setStatus({ fields: without(fieldsOf(form.status), name) });
      void setValue(value);
    },
    blur: () => void setTouched(true),
  };
}

function without(fields: Readonly<Record<string, string>>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([path]) => path !== name));
}

/** The server speaks English; the faults it names most are known by their form. */
function useServerText(): (message: string) => string {
  const language = useLanguage();
  const text = useText('editing');
  return (message) => {
    if (language === 'en') return message;
    if (message.endsWith(' is required')) return text('server.required');
    const max = /at most (\d+) characters/.exec(message)?.[1];
    return max ? text('server.tooLong', { max }) : text('server.refused');
  };
}
