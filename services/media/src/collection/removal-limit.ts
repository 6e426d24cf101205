/** How many of TOTAL one sweep may remove: a share of them, or the minimum where there are few. */
export function removalLimit(total: number, { percent, minimum }: { percent: number; minimum: number }): number {
  return Math.max(Math.floor((total * percent) / 100), minimum);
}
