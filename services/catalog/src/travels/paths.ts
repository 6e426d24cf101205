/** Flattens changes to paths such as `itinerary.$.comments.en`, so that a write touches only the fields it names. */
export function paths(changes: object, prefix = ''): Record<string, unknown> {
  const set: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    if (isTexts(value)) Object.assign(set, paths(value, `${prefix}${key}.`));
    else set[`${prefix}${key}`] = value;
  }
  return set;
}

function isTexts(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
