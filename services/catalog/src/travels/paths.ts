/**
 * What a write sets, by path, so that it touches nothing that it does not name:
 * `{ time: '09:00', comments: { en: 'Hi' } }` → `{ 'itinerary.$.time': '09:00', 'itinerary.$.comments.en': 'Hi' }`.
 */
export function paths(changes: object, prefix = ''): Record<string, unknown> {
  const set: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    if (isTexts(value)) Object.assign(set, paths(value, `${prefix}${key}.`));
    else set[`${prefix}${key}`] = value;
  }
  return set;
}

/** Texts by language are written language by language. */
function isTexts(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
