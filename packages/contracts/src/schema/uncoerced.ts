import type { AnySchema } from 'yup';

/** For a schema just made: nothing else becomes a value of its kind, `5` is no text. */
export function uncoerced<Schema extends AnySchema>(schema: Schema): Schema {
  return schema.withMutation((fresh: Schema) => fresh.clone({ coerce: false }));
}
