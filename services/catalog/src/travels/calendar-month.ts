/** Whether two moments are in one month of the calendar on the operator's wall, wherever the server stands (OR-60). */
export function isSameMonth(one: Date, other: Date, timeZone: string): boolean {
  const month = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  return month.format(one) === month.format(other);
}
