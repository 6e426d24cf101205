import { AUDIT_CHANGES_MAX, AUDIT_TEXT_MAX_LENGTH, type AuditChange } from '@reefdesk/contracts/audit/values';

/** Number of equal characters to show before the first difference of two long texts. */
const LEAD = 80;

export interface ChangesBetween {
  changes: AuditChange[];
  leftOut: number;
}

/** Changed fields, in the order of their names in `before`, then `after`. Absent, null and empty values are equal. */
export function changesBetween(before: object, after: object): ChangesBetween {
  const [was, is] = [flat(before), flat(after)];
  const fields = [...new Set([...was.keys(), ...is.keys()])].filter((field) => was.get(field) !== is.get(field));
  const changes = fields.slice(0, AUDIT_CHANGES_MAX).map((field) => shown(field, was.get(field) ?? null, is.get(field) ?? null));
  return { changes, leftOut: fields.length - changes.length };
}

/** Same as {@link changesBetween}, with full texts and without a limit. */
export function wholeChanges(before: object, after: object): AuditChange[] {
  const [was, is] = [flat(before), flat(after)];
  const fields = [...new Set([...was.keys(), ...is.keys()])].filter((field) => was.get(field) !== is.get(field));
  return fields.map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }));
}

function flat(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined || value === '') return found;
  if (value instanceof Date) return found.set(path, value.toISOString());
  if (typeof value !== 'object') return found.set(path, String(value));
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return value.length > 0 ? found.set(path, value.join(', ')) : found;
  }
  for (const [key, part] of Object.entries(value)) flat(part, path ? `${path}.${key}` : key, found);
  return found;
}

function shown(field: string, before: string | null, after: string | null): AuditChange {
  const from = Math.max(0, commonLength(before ?? '', after ?? '') - LEAD);
  return { field, before: cut(before, from), after: cut(after, from) };
}

function commonLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function cut(text: string | null, from: number): string | null {
  if (text === null || text.length <= AUDIT_TEXT_MAX_LENGTH) return text;
  const part = text.slice(from, from + AUDIT_TEXT_MAX_LENGTH).toWellFormed();
  return `${from > 0 ? '…' : ''}${part}${from + AUDIT_TEXT_MAX_LENGTH < text.length ? '…' : ''}`;
}
