import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { keep, readStored } from './stored-enquiry.ts';

/** Used inside a form: keeps the typed values through a reload (ENQ-08). */
export function KeepTyped({ form }: { form: string }) {
  const { values, dirty } = useFormikContext<object>();
  useEffect(() => {
    if (dirty) keep(form, { values });
  }, [form, values, dirty]);
  return null;
}

export function typedBefore<Values extends object>(form: string, empty: Values): Values {
  const { suggested, values } = readStored(form);
  const stored = { ...suggested, ...values } as Partial<Values>;
  const known = Object.keys(empty) as (keyof Values)[];
  const taken = known.filter((name) => typeof stored[name] === typeof empty[name]).map((name) => [name, stored[name]]);
  return { ...empty, ...Object.fromEntries(taken) };
}
