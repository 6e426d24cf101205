const WRITTEN = /^(\d{1,3})\s*days?$/i;

/** Text of a duration in every response (ENT-35, CONST-35). */
export function durationText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** Parses "3 days" or a number of days (VAL-17, OR-51). */
export function parseDuration(value: unknown): number | undefined {
  const days = typeof value === 'string' ? Number(WRITTEN.exec(value.trim())?.[1]) : value;
  return typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= 999 ? days : undefined;
}
