import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { keep, readKept } from './kept.ts';

/** Used inside a form: keeps the typed values through a reload (ENQ-08). */
export function KeepTyped({ form }: { form: string }) {
  const { values, dirty } = useFormikContext<object>();
  useEffect(() => {
    if (dirty) keep(form, { values });
  }, [form, values, dirty]);
  return null;
}

export function typedBefore<Values extends object>(form: string, empty: Values): Values {
  const { suggested, values } = readKept(form);
  const kept = { ...suggested, ...values } as Partial<Values>;
  const known = Object.keys(empty) as (keyof Values)[];
  const taken = known.filter((name) => typeof kept[name] === typeof empty[name]).map((name) => [name, kept[name]]);
  return { ...empty, ...Object.fromEntries(taken) };
}
