import { LANGUAGES } from '@reefdesk/contracts/languages';
import { type Schema, text, texts } from './schemas.ts';

/** One field of a body under all the names that it may come by. */
export interface BodyField {
  properties: Readonly<Record<string, Schema>>;
  /** At least one of its names must be there. */
  isRequired: boolean;
}

export const required = (schema: Schema): Schema & { isRequired: true } => ({ ...schema, isRequired: true });

export interface LocalisedField {
  max: number;
  /** Other names of the map. */
  from?: readonly string[];
  /** Prefix of the flat spelling. */
  flat: string;
  isRequired?: boolean;
}

/** A text in three languages, as a map or as flat keys (OR-58): the field that `LocalisedText` reads. */
export function localised({ max, from = [], flat, isRequired = false }: LocalisedField): (name: string) => BodyField {
  return (name) => {
    const maps = [name, ...from].map((key) => [key, texts(max)] as const);
    const flats = LANGUAGES.map((language) => [`${flat}_${language}`, text(max)] as const);
    return { properties: Object.fromEntries([...maps, ...flats]), isRequired };
  };
}

/** The same value under several names. */
export function named(names: readonly string[], schema: Schema): (name: string) => BodyField {
  return (name) => ({ properties: Object.fromEntries([name, ...names].map((key) => [key, schema])), isRequired: false });
}

/** The version that was edited, as a field; `If-Match` comes first. */
export const VERSION: Readonly<Record<string, Schema>> = {
  version: { type: ['integer', 'string'], description: 'The version that was edited, where no `If-Match` says it' },
};

type Field = Schema | ((name: string) => BodyField);

/**
 * The schema of a body, one entry per property of its DTO: the compiler names what is missing. Unknown keys may come and are
 * dropped. `beside` are keys that something other than the DTO reads.
 */
export function bodyOf<Dto>(fields: { readonly [Name in keyof Dto]-?: Field }, beside: Readonly<Record<string, Schema>> = {}): Schema {
  const all = Object.entries<Field>(fields).map(([name, field]) => (typeof field === 'function' ? field(name) : plain(name, field)));
  const always = all.filter(({ isRequired, properties }) => isRequired && Object.keys(properties).length === 1);
  const spellings = all.filter(({ isRequired, properties }) => isRequired && Object.keys(properties).length > 1);
  return {
    type: 'object',
    properties: Object.assign({}, ...all.map(({ properties }) => properties), beside),
    ...(always.length > 0 && { required: always.flatMap(({ properties }) => Object.keys(properties)) }),
    ...(spellings.length > 0 && {
      allOf: spellings.map(({ properties }) => ({ anyOf: Object.keys(properties).map((name) => ({ required: [name] })) })),
    }),
  };
}

function plain(name: string, { isRequired, ...schema }: Schema & { isRequired?: unknown }): BodyField {
  return { properties: { [name]: schema }, isRequired: isRequired === true };
}
