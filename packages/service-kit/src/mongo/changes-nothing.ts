import { isDeepStrictEqual } from 'node:util';

/** True if setting these values, by dotted path, would not change the document. A missing field equals null. */
export function changesNothing(document: object, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(values).every(([path, value]) => isDeepStrictEqual(valueAt(document, path) ?? null, value ?? null));
}

function valueAt(document: object, path: string): unknown {
  let value: unknown = document;
  for (const key of path.split('.')) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}
