import { LANGUAGES } from '@reefdesk/contracts/languages';
import type { FieldAlias } from '@reefdesk/contracts/schema/check';
import { isOutOfBounds } from './json-bounds.ts';
import { unwrapObject } from './tolerant-json.ts';

type Given = Readonly<Record<string, unknown>>;

/** Placeholder for a value that cannot be read; the schema rejects it. */
const UNREADABLE = false;

/** Returns the value of a field under any of its aliases; undefined if the body does not contain it. */
export function spelled(body: Given, name: string, alias: FieldAlias): unknown {
  if (alias.kind === 'texts') return texts(body, [...(alias.from ?? []), name], alias.flat);
  if (alias.kind === 'object') return tolerantObject(body, [name, ...(alias.from ?? [])]);
  return list(own(body, name));
}

export function own(body: Given, name: string): unknown {
  return Object.hasOwn(body, name) ? body[name] : undefined;
}

/** Flat fields take precedence over maps, and the field's own name over its aliases. */
function texts(body: Given, maps: readonly string[], flat: string): unknown {
  const found: Record<string, unknown> = {};
  for (const name of maps) {
    const map = mapOf(own(body, name));
    if (map === undefined || map === null) continue;
    if (typeof map !== 'object' || Array.isArray(map)) return UNREADABLE;
    for (const language of LANGUAGES) if (Object.hasOwn(map, language)) found[language] = own(map as Given, language);
  }
  for (const language of LANGUAGES) {
    const key = `${flat}_${language}`;
    if (Object.hasOwn(body, key)) found[language] = body[key];
  }
  const isGiven = Object.values(found).some((text) => text !== undefined && text !== null);
  return isGiven ? found : undefined;
}

/** Forms send the map as JSON text. */
function mapOf(value: unknown): unknown {
  return typeof value === 'string' && value.trimStart().startsWith('{') ? parsed(value, value) : value;
}

function tolerantObject(body: Given, names: readonly string[]): unknown {
  const given = names.map((name) => own(body, name)).find((value) => value !== undefined && value !== null);
  if (given === undefined) return undefined;
  const inner = unwrapObject(given) ?? (typeof given === 'string' ? {} : undefined);
  // The bounds of JSON inside a text have not been checked yet.
  return inner && !isOutOfBounds(inner) ? inner : UNREADABLE;
}

function list(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? undefined : parsed(value, value);
}

function parsed(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}
