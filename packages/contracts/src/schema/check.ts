import { type AnyObject, type InferType, type ObjectSchema, ValidationError } from 'yup';
import type { Fault, FaultCode, FaultParams } from '../errors/field-errors.ts';

/** Other ways in which the specification lets a field of a body be written (OR-24, OR-58); forms and types know the schema's alone. */
export type Spelling =
  /** Texts by language: the map under other names as well, or flat: `travel_name` reads `travel_name_en`, `_id` and `_cn`. */
  | { kind: 'texts'; from?: readonly string[]; flat: string }
  /** An object under other names as well, or as JSON text, even encoded many times over; text that is no JSON counts as empty (VAL-29). */
  | { kind: 'object'; from?: readonly string[] }
  /** A list as JSON text; blank says nothing. */
  | { kind: 'list' };

/** What a request brings: the schema, and how its fields may be spelled. */
export interface BodyShape<Schema extends ObjectSchema<AnyObject> = ObjectSchema<AnyObject>> {
  schema: Schema;
  spellings?: { readonly [Name in keyof InferType<Schema>]?: Spelling };
}

/** What is read from a body of this shape. */
export type ReadFrom<Shape extends BodyShape> = InferType<Shape['schema']>;

/** All fields of a request or view with optional ones, for a mapper that has to name each of them. */
export type EveryField<Value> = { [Name in keyof Required<Value>]: Value[Name] };

/** What may be written for it: a number also as digits, a length in days also as a text. */
export type Written<Value> = Value extends number
  ? number | string
  : Value extends string | boolean | null | undefined
    ? Value
    : { readonly [Name in keyof Value]: Written<Value[Name]> };

/** A fault as a message of a yup rule: a code and what its text needs, never prose. */
export type FaultMessage<Code extends FaultCode = FaultCode> = { code: Code; params: FaultParams<Code> };

type Params<Code extends FaultCode> = keyof FaultParams<Code> extends never ? [] : [params: FaultParams<Code>];

export function fault<Code extends FaultCode>(code: Code, ...[params]: Params<Code>): FaultMessage<Code> {
  return { code, params: params ?? ({} as FaultParams<Code>) };
}

/** A fault with what its text calls the field. */
export interface LabelledFault extends Fault {
  label: string;
}

/** What was read, trimmed and converted and without unknown keys; or the first fault of each field, by its path. */
export type Checked<Value> = { value: Value; faults?: undefined } | { faults: Readonly<Record<string, LabelledFault>> };

/** Servers and forms ask the same schema in the same way. Throws where a rule has words of its own instead of a fault. */
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
