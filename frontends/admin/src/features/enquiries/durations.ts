const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in the most readable unit, such as `18 min` or `3.5 hr`; a dash for null. */
export function durationOf(seconds: number | null, tag: string): string {
  if (seconds === null) return '–';
  const [unit, length] =
    seconds < 90 * MINUTE ? (['minute', MINUTE] as const) : seconds < 2 * DAY ? (['hour', HOUR] as const) : (['day', DAY] as const);
  const maximumFractionDigits = unit === 'minute' ? 0 : 1;
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(seconds / length);
}
