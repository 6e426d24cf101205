import { LANGUAGES } from '@reefdesk/contracts/languages';
import { VIEW_SCHEMAS } from './view-schemas.ts';

/** A JSON schema (2020-12), as OpenAPI 3.1 takes it. */
export type Schema = Readonly<Record<string, unknown>>;

/** A view of the contracts, by its name there. */
export function view(name: keyof typeof VIEW_SCHEMAS): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

export function listOf(items: Schema): Schema {
  return { type: 'array', items };
}

/** An object of exactly these properties; those in `optional` may be missing. */
export function objectOf(properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

/** The envelope of every success, around `data`; `beside` stands next to it where the specification reads two shapes. */
export function enveloped(data: Schema, beside: Readonly<Record<string, Schema>> = {}): Schema {
  const flags = { status: { type: 'string', const: 'success' }, success: { type: 'boolean', const: true }, message: { type: 'string' } };
  return objectOf({ ...flags, data, ...beside }, ['message']);
}

export const NOTHING: Schema = { type: 'null' };

export const text = (maxLength: number, description?: string): Schema => ({
  type: 'string',
  maxLength,
  ...(description && { description }),
});

export const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: [...values] });

/** Digits in a string count, too: forms send those. */
export const wholeNumber = (minimum: number, maximum: number, description?: string): Schema => ({
  anyOf: [
    { type: 'integer', minimum, maximum },
    { type: 'string', pattern: '^\\d+$' },
  ],
  ...(description && { description }),
});

export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

/** `24:00` is no time. */
export const CLOCK_TIME: Schema = { type: 'string', pattern: '^([01]?\\d|2[0-3]):[0-5]\\d$', description: '`HH:MM`, 00:00 to 23:59' };

/** A text in three languages: `{ en, id, cn }`. */
export function texts(maxLength: number): Schema {
  return objectOf(Object.fromEntries(LANGUAGES.map((language) => [language, text(maxLength)])), LANGUAGES);
}
