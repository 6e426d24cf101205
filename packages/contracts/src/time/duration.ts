const WRITTEN = /^(\d{1,3})\s*days?$/i;

/** The text of a length in days, as every answer carries it (ENT-35, CONST-35). */
export function durationText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** Days from a text such as "3 days" or from the number itself; undefined for anything else (VAL-17, OR-51). */
export function parseDuration(value: unknown): number | undefined {
  const days = typeof value === 'string' ? Number(WRITTEN.exec(value.trim())?.[1]) : value;
  return typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= 999 ? days : undefined;
}
