import * as yup from 'yup';
import { shared } from './shared.ts';

declare module 'yup' {
  interface CustomSchemaMetadata {
    description?: string;
    /** Name among the shared schemas of the document; without one the schema is inlined. */
    name?: string;
    /** JSON Schema keywords that the rules lack or that override them. */
    json?: Readonly<Record<string, unknown>>;
    anyOf?: readonly yup.AnySchema[];
  }
}

export function view<Shape extends yup.ObjectShape>(name: string, description: string, shape: Shape) {
  return yup.object(shape).defined().meta({ name, description });
}

export function object<Shape extends yup.ObjectShape>(shape: Shape) {
  return yup.object(shape).defined();
}

export function array<Item>(item: yup.ISchema<Item>) {
  return yup.array(item).defined();
}

export function string(description?: string) {
  const bare = shared('string', () => yup.string().defined());
  return description === undefined ? bare : bare.meta({ description });
}

export function number(description?: string) {
  const bare = shared('number', () => yup.number().defined());
  return description === undefined ? bare : bare.meta({ description });
}

export const boolean = () => shared('boolean', () => yup.boolean().defined());
export const choice = <Value extends string>(values: readonly Value[]) =>
  shared(`choice ${values}`, () => yup.string().oneOf(values).defined());

export const nullable = <Schema extends { nullable(): unknown }>(schema: Schema) => schema.nullable() as ReturnType<Schema['nullable']>;

export const localised = () =>
  shared('localised', () =>
    view('Localised', 'One text in the three languages. Missing translations are empty strings.', {
      en: string(),
      id: string(),
      cn: string(),
    }),
  );

export const anyOf = <Schemas extends readonly yup.AnySchema[]>(...schemas: Schemas) =>
  yup.mixed<yup.InferType<Schemas[number]>>().defined().meta({ anyOf: schemas });

export const nothing = () =>
  yup
    .mixed()
    .nullable()
    .defined()
    .meta({ json: { type: 'null' } });

/** Envelope of every successful response (OR-11). */
export function envelope<Data extends yup.ISchema<unknown>>(data: Data) {
  const flags = shared('flags of a success', () => ({
    status: choice(['success']),
    success: boolean().oneOf([true]),
    message: yup.string(),
  }));
  return { ...flags, data };
}

export function enveloped<Data extends yup.ISchema<unknown>>(data: Data) {
  return object(envelope(data));
}

/** Every success has both flags, because the specification reads either (OR-11). */
export interface Success<T> {
  status: 'success';
  success: true;
  message?: string;
  data: T;
}

export function success<T>(data: T, message?: string): Success<T> {
  return { status: 'success', success: true, ...(message === undefined ? {} : { message }), data };
}
