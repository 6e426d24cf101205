const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Returns the time since `iso` in the largest unit that fits, such as `3 hours ago`. */
export function ageOf(iso: string, tag: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / MINUTE_MS));
  const [unit, length] = UNITS.find(([, size]) => minutes >= size) ?? ['minute', 1];
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' }).format(-Math.floor(minutes / length), unit);
}
