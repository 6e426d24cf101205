import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@reefdesk/contracts/languages';

export function differsInTexts(one: unknown, other: unknown, languages: readonly Language[]): boolean {
  if (isDeepStrictEqual(one, other)) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && one.length !== (other as unknown as unknown[]).length) return false;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.every((name) => {
    const [before, after] = [one[name], other[name]];
    const isOwn = languages.some((language) => language === name);
    if (isOwn && isNullableText(before) && isNullableText(after)) return true;
    return (isBlank(before) && isBlank(after)) || differsInTexts(before ?? {}, after ?? {}, languages);
  });
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}

/** Older records may lack a text that a form sends as an empty string. */
function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isNullableText(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}
