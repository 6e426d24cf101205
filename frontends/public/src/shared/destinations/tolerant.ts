// Answers are read, not trusted: maps may be missing, objects may come as JSON text, even quoted twice (ENT-20, ENT-28).
const MOST_LAYERS = 3;

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object itself, or the one that a JSON text holds; undefined for everything else. */
export function fieldsOf(value: unknown): Fields | undefined {
  let layer = value;
  for (let depth = 0; depth < MOST_LAYERS && typeof layer === 'string'; depth += 1) {
    try {
      layer = JSON.parse(layer);
    } catch {
      return undefined;
    }
  }
  return isFields(layer) ? layer : undefined;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The first of the texts that is not empty. */
export function firstText(...values: unknown[]): string {
  return values.map(textOf).find(Boolean) ?? '';
}
