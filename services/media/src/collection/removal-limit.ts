/** Maximum number of images that one sweep may remove: a percentage of `total`, but at least the minimum. */
export function removalLimit(total: number, { percent, minimum }: { percent: number; minimum: number }): number {
  return Math.max(Math.floor((total * percent) / 100), minimum);
}
