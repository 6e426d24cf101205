/** Cached by time zone, because formats are slow to create. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Month in the operator's time zone, like `2026-11` (OR-60). */
export function monthOf(moment: Date, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  formats.set(timeZone, format);
  return format.format(moment);
}
