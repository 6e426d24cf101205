/** They take a while to make. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The month of the calendar on the operator's wall, wherever the server stands: `2026-11` (OR-60). */
export function monthOf(moment: Date, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  formats.set(timeZone, format);
  return format.format(moment);
}
