/** The operator's calendar, wherever the server stands (OR-60). */
const MONTH = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Makassar', year: 'numeric', month: '2-digit' });

export function isSameMonth(one: Date, other: Date): boolean {
  return MONTH.format(one) === MONTH.format(other);
}
