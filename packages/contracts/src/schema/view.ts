import * as yup from 'yup';

declare module 'yup' {
  /** Metadata of a schema for the documentation of the API, beside its rules. */
  interface CustomSchemaMetadata {
    description?: string;
    /** Name among the shared schemas of the document; without one the schema is written out where it stands. */
    name?: string;
    /** Keywords of JSON Schema that the rules don't tell, or that replace what they tell. */
    json?: Readonly<Record<string, unknown>>;
    /** Schemas of which a value matches at least one. */
    anyOf?: readonly yup.AnySchema[];
  }
}

/** An object of a response under its name in the documentation of the API. */
export function view<Shape extends yup.ObjectShape>(name: string, description: string, shape: Shape) {
  return yup.object(shape).defined().meta({ name, description });
}

/** An object of a response that has no name of its own. */
export function object<Shape extends yup.ObjectShape>(shape: Shape) {
  return yup.object(shape).defined();
}

export function array<Item>(item: yup.ISchema<Item>) {
  return yup.array(item).defined();
}

export const string = (description?: string) => yup.string().defined().meta({ description });
export const number = (description?: string) => yup.number().defined().meta({ description });
export const boolean = () => yup.boolean().defined();
export const choice = <Value extends string>(values: readonly Value[]) => yup.string().oneOf(values).defined();

export const nullable = <Schema extends { nullable(): unknown }>(schema: Schema) => schema.nullable() as ReturnType<Schema['nullable']>;

/** A text in the three languages; missing translations are empty. */
export const localised = () =>
  view('Localised', 'One text in the three languages. Missing translations are empty strings.', {
    en: string(),
    id: string(),
    cn: string(),
  });

/** A value that matches at least one of the schemas. */
export const anyOf = <Schemas extends readonly yup.AnySchema[]>(...schemas: Schemas) =>
  yup.mixed<yup.InferType<Schemas[number]>>().defined().meta({ anyOf: schemas });

/** Always null. */
export const nothing = () =>
  yup
    .mixed()
    .nullable()
    .defined()
    .meta({ json: { type: 'null' } });

/** Fields of the envelope around the `data` of every success (OR-11). */
export function envelope<Data extends yup.ISchema<unknown>>(data: Data) {
  return { status: choice(['success']), success: boolean().oneOf([true]), message: yup.string(), data };
}

export function enveloped<Data extends yup.ISchema<unknown>>(data: Data) {
  return object(envelope(data));
}

/** Every enveloped success carries both flags, because the specification reads either (OR-11). */
export interface Success<T> {
  status: 'success';
  success: true;
  message?: string;
  data: T;
}

export function success<T>(data: T, message?: string): Success<T> {
  return { status: 'success', success: true, ...(message === undefined ? {} : { message }), data };
}
