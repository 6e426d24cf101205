import type { AnyObject, InferType, ObjectSchema } from 'yup';

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

/** What may be written for it: a number also as digits, a length in days also as a text. */
export type Written<Value> = Value extends number
  ? number | string
  : Value extends string | boolean | null | undefined
    ? Value
    : { [Name in keyof Value]: Written<Value[Name]> };
