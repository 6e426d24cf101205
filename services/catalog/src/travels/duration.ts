/** The text of a length in days, as every answer carries it (ENT-35, CONST-35). */
export function durationText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
