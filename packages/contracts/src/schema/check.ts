import { type AnyObject, type InferType, type ObjectSchema, ValidationError } from 'yup';
import type { FieldErrorCode, FieldErrorParams, RuleError } from '../errors/field-errors.ts';

/** Alternative notations of a body field (OR-24, OR-58), which forms and types do not use. */
export type FieldAlias =
  /** A text map under other names or flat: `travel_name` reads `travel_name_en`, `_id` and `_cn`. */
  | { kind: 'texts'; from?: readonly string[]; flat: string }
  /** An object under other names or as JSON text, even encoded repeatedly; invalid JSON counts as empty (VAL-29). */
  | { kind: 'object'; from?: readonly string[] }
  /** A list as JSON text; blank counts as omitted. */
  | { kind: 'list' };

export interface BodyShape<Schema extends ObjectSchema<AnyObject> = ObjectSchema<AnyObject>> {
  schema: Schema;
  aliases?: { readonly [Name in keyof InferType<Schema>]?: FieldAlias };
}

export type ReadFrom<Shape extends BodyShape> = InferType<Shape['schema']>;

/** All fields, with optional ones as required keys, for mappers that must name each of them. */
export type EveryField<Value> = { [Name in keyof Required<Value>]: Value[Name] };

/** Accepted input: a number also as digits, a duration also as text. */
export type Written<Value> = Value extends number
  ? number | string
  : Value extends string | boolean | null | undefined
    ? Value
    : { readonly [Name in keyof Value]: Written<Value[Name]> };

/** Message of a yup rule: an error code and the params of its text, never prose. */
export type RuleMessage<Code extends FieldErrorCode = FieldErrorCode> = { code: Code; params: FieldErrorParams<Code> };

type Params<Code extends FieldErrorCode> = keyof FieldErrorParams<Code> extends never ? [] : [params: FieldErrorParams<Code>];

export function ruleError<Code extends FieldErrorCode>(code: Code, ...[params]: Params<Code>): RuleMessage<Code> {
  return { code, params: params ?? ({} as FieldErrorParams<Code>) };
}

export interface LabelledError extends RuleError {
  label: string;
}

/** The validated value, trimmed, converted and without unknown keys; or the first error of each field by path. */
export type Checked<Value> = { value: Value; errors?: undefined } | { errors: Readonly<Record<string, LabelledError>> };

/** Validates for servers and forms alike. Throws if a rule has a text message instead of a code. */
export function check<Schema extends ObjectSchema<AnyObject>>(schema: Schema, given: unknown): Checked<InferType<Schema>> {
  try {
    return { value: schema.validateSync(given, { abortEarly: false, stripUnknown: true, disableStackTrace: true }) };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { errors: errorsOf(error) };
  }
}

function errorsOf({ inner }: ValidationError): Record<string, LabelledError> {
  const errors: Record<string, LabelledError> = {};
  for (const { path = '', message, params } of inner) {
    if (Object.hasOwn(errors, path)) continue;
    if (typeof message === 'string') throw new Error(`A rule of ${path} has no fault of the table: ${message}`);
    errors[path] = { ...(message as RuleError), label: String(params?.label ?? path) };
  }
  return errors;
}
