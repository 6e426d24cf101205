import { isDeepStrictEqual } from 'node:util';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import type { Replaced } from './draft.schema.ts';

type Changes = Readonly<Record<string, unknown>>;

/** Returns the document with these changes. A null removes an optional value. */
export function withChanges<Document extends object>(document: Document, changes: Changes): Document {
  const next = structuredClone(document) as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() as string;
    let place = next;
    for (const key of keys) {
      if (typeof place[key] !== 'object' || place[key] === null) place[key] = {};
      place = place[key] as Record<string, unknown>;
    }
    place[last] = value;
  }
  return next as Document;
}

export function valueAt(document: object, path: string): unknown {
  let value: unknown = document;
  for (const key of path.split('.')) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value ?? null;
}

/** Values that these changes replace. Paths that are already in `noted` keep their noted value. */
export function replacedBy(document: object, changes: Changes, noted: readonly Replaced[] = []): Replaced[] {
  return Object.keys(changes).map((path) => noted.find((one) => one.path === path) ?? { path, value: valueAt(document, path) });
}

/** True if the document has changed since `noted` at one of these paths, to another value than `changes` sets. */
export function isOvertaken(document: object, changes: Changes, noted: readonly Replaced[]): boolean {
  return noted.some(({ path, value }) => {
    const now = valueAt(document, path);
    return !isDeepStrictEqual(now, value) && !isDeepStrictEqual(now, changes[path] ?? null);
  });
}

/** Merges later fields over earlier ones. Localised texts are merged language by language; undefined values are ignored. */
export function mergedFields(
  earlier: Readonly<Record<string, unknown>>,
  later: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...earlier };
  for (const [name, value] of Object.entries(said(later))) {
    merged[name] = isTexts(value) ? { ...(isTexts(merged[name]) ? merged[name] : {}), ...value } : value;
  }
  return merged;
}

/** Fields of `later` that differ from `earlier`, and of localised texts only the languages that differ: reverse of {@link mergedFields}. */
export function differingFields(earlier: object, later: object): Record<string, unknown> {
  const before = said(earlier) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(said(later)).flatMap(([name, value]: [string, unknown]) => {
      const was = before[name];
      if (isDeepStrictEqual(was, value)) return [];
      return [[name, isTexts(value) && isTexts(was) ? differingFields(was, value) : value]];
    }),
  );
}

function said(fields: object): object {
  return JSON.parse(JSON.stringify(fields)) as object;
}

function isTexts(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).every((key) => LANGUAGES.some((language) => language === key));
}
