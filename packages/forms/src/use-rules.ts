import type { RuleError } from '@reefdesk/contracts/errors/field-errors';
import { check } from '@reefdesk/contracts/schema/check';
import type { Text } from '@reefdesk/web-kit';
import { type FormikErrors, setIn } from 'formik';
import { useMemo } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { useFieldErrorText } from './errors/use-field-error-text.ts';

/** Rules of a form: those of its request, which the server also applies. */
export interface Rules<Values> {
  schema: ObjectSchema<AnyObject>;
  /** Builds the request from the values, with the schema's field names; by default the values are the request. */
  request?: (values: Values) => object;
  placeOf?: (path: string) => string;
  /** Errors by form path that no request field covers, such as a required picture; a string is a text key of the form. */
  also?: (values: Values) => Readonly<Record<string, RuleError | string | undefined>>;
}

/** The form's own text keys: by `path code`, `path` or `code`. */
export type Wording = Readonly<Record<string, string>>;

const AS_EVERYWHERE: Wording = {};

/** For formik's `validate`: first error of each field, localised. `text` and `wording` belong to the form. */
export function useRules<Values>(rules: Rules<Values>, text?: Text, wording = AS_EVERYWHERE): (values: Values) => FormikErrors<Values> {
  const fieldErrorText = useFieldErrorText();
  return useMemo(() => {
    const textOf = (path: string, error: RuleError | string) => {
      if (typeof error === 'string') return text?.(error);
      const key = wording[`${path} ${error.code}`] ?? wording[path] ?? wording[error.code];
      return text && key ? text(key, error.params) : fieldErrorText(path, error);
    };
    return (values) =>
      Object.entries(errorsIn(rules, values)).reduce<FormikErrors<Values>>(
        (errors, [path, error]) => setIn(errors, path, textOf(path, error)),
        {},
      );
  }, [rules, text, wording, fieldErrorText]);
}

function errorsIn<Values>({ schema, request, placeOf, also }: Rules<Values>, values: Values): Record<string, RuleError | string> {
  const { errors = {} } = check(schema, request ? request(values) : values);
  const found: Record<string, RuleError | string> = {};
  for (const [path, error] of Object.entries(errors)) found[placeOf ? placeOf(path) : path] = error;
  for (const [path, error] of Object.entries(also?.(values) ?? {})) if (error !== undefined) found[path] ??= error;
  return found;
}
