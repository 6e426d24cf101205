import './metadata.ts';
import { type AnySchema, array, boolean, type ISchema, mixed, number, type ObjectShape, object, string } from 'yup';

/** A part of an answer under its name in the documentation of the API. */
export function view<Shape extends ObjectShape>(name: string, description: string, shape: Shape) {
  return object(shape).defined().meta({ name, description });
}

/** A part of an answer that has no name of its own. */
export function part<Shape extends ObjectShape>(shape: Shape) {
  return object(shape).defined();
}

export function listOf<Item>(item: ISchema<Item>) {
  return array(item).defined();
}

export const word = (description?: string) => string().defined().meta({ description });
export const amount = (description?: string) => number().defined().meta({ description });
export const flag = () => boolean().defined();
export const choice = <Value extends string>(values: readonly Value[]) => string().oneOf(values).defined();

/** What may be null. */
export const orNone = <Schema extends { nullable(): unknown }>(schema: Schema) => schema.nullable() as ReturnType<Schema['nullable']>;

/** A text in the three languages; missing translations are empty. */
export const words = () =>
  view('Localised', 'One text in the three languages. Missing translations are empty strings.', { en: word(), id: word(), cn: word() });

/** What is written in one of several ways. */
export const either = (...views: readonly AnySchema[]) => mixed().defined().meta({ either: views });

/** Where there is nothing to say. */
export const nothing = () =>
  mixed()
    .nullable()
    .defined()
    .meta({ json: { type: 'null' } });

/** The parts of the envelope of every success, around `data` (OR-11). */
export function envelope<Data extends ISchema<unknown>>(data: Data) {
  return { status: choice(['success']), success: flag().oneOf([true]), message: string(), data };
}

export function enveloped<Data extends ISchema<unknown>>(data: Data) {
  return part(envelope(data));
}
