import { LANGUAGES } from '@reefdesk/contracts/languages';

type Data = Readonly<Record<string, unknown>>;

/** Returns the fields of `after` that differ from `before`, and of localised texts only the languages that differ. */
export function changedData(before: Data, after: Data): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after)) {
    const was = before[name];
    if (isSame(was, value)) continue;
    changed[name] = isTexts(value) && isTexts(was) ? changedData(was, value) : value;
  }
  return changed;
}

export function isNothing(data: Data): boolean {
  return Object.keys(data).length === 0;
}

function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

function isTexts(value: unknown): value is Data {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([key, text]) => LANGUAGES.some((language) => language === key) && typeof text === 'string');
}
