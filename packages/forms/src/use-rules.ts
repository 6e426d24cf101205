import type { Fault } from '@reefdesk/contracts/errors/field-errors';
import { check } from '@reefdesk/contracts/schema/check';
import type { Text } from '@reefdesk/web-kit';
import { type FormikErrors, setIn } from 'formik';
import { useMemo } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { useFaultText } from './faults/use-fault-text.ts';

/** What a form obeys before it is sent: the rules of its request, which the server goes by as well. */
export interface Rules<Values> {
  schema: ObjectSchema<AnyObject>;
  /** The request that these values make, as it is sent, in the schema's own spelling; without it the values are the request. */
  request?: (values: Values) => object;
  /** Where a field of the request is in the form, where that is elsewhere. */
  placeOf?: (path: string) => string;
  /** What no field of the request tells, by path in the form, such as a picture that has to be there: a fault, or the key of the form's text for it. */
  also?: (values: Values) => Readonly<Record<string, Fault | string | undefined>>;
}

/** Text keys for what is said otherwise than in every form: by `path code`, by `path`, or by `code`. */
export type Wording = Readonly<Record<string, string>>;

const AS_EVERYWHERE: Wording = {};

/** For formik's `validate`: the first fault of each field, in the reader's language. `text` and `wording` are the form's own. */
export function useRules<Values>(rules: Rules<Values>, text?: Text, wording = AS_EVERYWHERE): (values: Values) => FormikErrors<Values> {
  const faultText = useFaultText();
  return useMemo(() => {
    const words = (path: string, fault: Fault | string) => {
      if (typeof fault === 'string') return text?.(fault);
      const key = wording[`${path} ${fault.code}`] ?? wording[path] ?? wording[fault.code];
      return text && key ? text(key, fault.params) : faultText(path, fault);
    };
    return (values) =>
      Object.entries(faultsIn(rules, values)).reduce<FormikErrors<Values>>(
        (errors, [path, fault]) => setIn(errors, path, words(path, fault)),
        {},
      );
  }, [rules, text, wording, faultText]);
}

/** Path in the form → what is wrong there. */
function faultsIn<Values>({ schema, request, placeOf, also }: Rules<Values>, values: Values): Record<string, Fault | string> {
  const { faults = {} } = check(schema, request ? request(values) : values);
  const found: Record<string, Fault | string> = {};
  for (const [path, fault] of Object.entries(faults)) found[placeOf ? placeOf(path) : path] = fault;
  for (const [path, fault] of Object.entries(also?.(values) ?? {})) if (fault !== undefined) found[path] ??= fault;
  return found;
}
