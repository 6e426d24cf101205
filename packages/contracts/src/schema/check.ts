import { type AnyObject, type InferType, type ObjectSchema, ValidationError } from 'yup';
import type { Fault, FaultCode, FaultParams } from '../errors/field-errors.ts';

/** Alternative notations of a body field (OR-24, OR-58), which forms and types do not use. */
export type Spelling =
  /** A text map under other names or flat: `travel_name` reads `travel_name_en`, `_id` and `_cn`. */
  | { kind: 'texts'; from?: readonly string[]; flat: string }
  /** An object under other names or as JSON text, even encoded repeatedly; invalid JSON counts as empty (VAL-29). */
  | { kind: 'object'; from?: readonly string[] }
  /** A list as JSON text; blank counts as omitted. */
  | { kind: 'list' };

export interface BodyShape<Schema extends ObjectSchema<AnyObject> = ObjectSchema<AnyObject>> {
  schema: Schema;
  spellings?: { readonly [Name in keyof InferType<Schema>]?: Spelling };
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
export type FaultMessage<Code extends FaultCode = FaultCode> = { code: Code; params: FaultParams<Code> };

type Params<Code extends FaultCode> = keyof FaultParams<Code> extends never ? [] : [params: FaultParams<Code>];

export function fault<Code extends FaultCode>(code: Code, ...[params]: Params<Code>): FaultMessage<Code> {
  return { code, params: params ?? ({} as FaultParams<Code>) };
}

export interface LabelledFault extends Fault {
  label: string;
}

/** The validated value, trimmed, converted and without unknown keys; or the first error of each field by path. */
export type Checked<Value> = { value: Value; faults?: undefined } | { faults: Readonly<Record<string, LabelledFault>> };

/** Validates for servers and forms alike. Throws if a rule has a text message instead of a code. */
export function check<Schema extends ObjectSchema<AnyObject>>(schema: Schema, given: unknown): Checked<InferType<Schema>> {
  try {
    return { value: schema.validateSync(given, { abortEarly: false, stripUnknown: true, disableStackTrace: true }) };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { faults: faultsOf(error) };
  }
}

function faultsOf({ inner }: ValidationError): Record<string, LabelledFault> {
  const faults: Record<string, LabelledFault> = {};
  for (const { path = '', message, params } of inner) {
    if (Object.hasOwn(faults, path)) continue;
    if (typeof message === 'string') throw new Error(`A rule of ${path} has no fault of the table: ${message}`);
    faults[path] = { ...(message as Fault), label: String(params?.label ?? path) };
  }
  return faults;
}
