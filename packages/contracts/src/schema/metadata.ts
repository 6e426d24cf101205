import type { AnySchema } from 'yup';

declare module 'yup' {
  /** What a schema says about itself besides its rules; read by the documentation of the API. */
  interface CustomSchemaMetadata {
    description?: string;
    /** Name among the shared schemas of the document; without one the schema is written out where it stands. */
    name?: string;
    /** Keywords of JSON Schema that the rules don't tell, or that replace what they tell. */
    json?: Readonly<Record<string, unknown>>;
    /** Schemas of which a value matches at least one. */
    anyOf?: readonly AnySchema[];
  }
}
