import type { Fault } from '@reefdesk/contracts/errors/field-errors';
import { check } from '@reefdesk/contracts/schema/check';
import type { Text } from '@reefdesk/web-kit';
import { type FormikErrors, setIn } from 'formik';
import { useMemo } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { useFaultText } from './faults/use-fault-text.ts';

/** Rules of a form: those of its request, which the server also applies. */
export interface Rules<Values> {
  schema: ObjectSchema<AnyObject>;
  /** Builds the request from the values, with the schema's field names; by default the values are the request. */
  request?: (values: Values) => object;
  placeOf?: (path: string) => string;
  /** Errors by form path that no request field covers, such as a required picture; a string is a text key of the form. */
  also?: (values: Values) => Readonly<Record<string, Fault | string | undefined>>;
}

/** The form's own text keys: by `path code`, `path` or `code`. */
export type Wording = Readonly<Record<string, string>>;

const AS_EVERYWHERE: Wording = {};

/** For formik's `validate`: first error of each field, localised. `text` and `wording` belong to the form. */
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

function faultsIn<Values>({ schema, request, placeOf, also }: Rules<Values>, values: Values): Record<string, Fault | string> {
  const { faults = {} } = check(schema, request ? request(values) : values);
  const found: Record<string, Fault | string> = {};
  for (const [path, fault] of Object.entries(faults)) found[placeOf ? placeOf(path) : path] = fault;
  for (const [path, fault] of Object.entries(also?.(values) ?? {})) if (fault !== undefined) found[path] ??= fault;
  return found;
}
