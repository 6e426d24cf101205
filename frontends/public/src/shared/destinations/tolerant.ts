// Answers are parsed leniently: maps may be missing, and objects may be JSON text, even quoted twice (ENT-20, ENT-28).
const MAX_LAYERS = 3;

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the object itself or the one in a JSON text; undefined for everything else. */
export function fieldsOf(value: unknown): Fields | undefined {
  let layer = value;
  for (let depth = 0; depth < MAX_LAYERS && typeof layer === 'string'; depth += 1) {
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

export function firstText(...values: unknown[]): string {
  return values.map(textOf).find(Boolean) ?? '';
}
