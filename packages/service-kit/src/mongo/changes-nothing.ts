import { isDeepStrictEqual } from 'node:util';

/**
 * True when setting these values, by dotted path (`{ 'name.en': 'Reef', price: null }`), would leave the document as it is.
 * A field that is not there is the same as null.
 */
export function changesNothing(document: object, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(values).every(([path, value]) => isDeepStrictEqual(valueAt(document, path) ?? null, value ?? null));
}

function valueAt(document: object, path: string): unknown {
  let value: unknown = document;
  for (const key of path.split('.')) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}
