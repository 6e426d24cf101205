/** Difference between two consecutive destinations. */
const RISE = 0.28;
const SHALLOWEST = 0.3;
const NEXT_DIVE = 0.9;

/**
 * Depth of the line at each stop, from 0 (surface: a pick-up, a lunch) to 1. Like a dive it starts deep and rises until the next surfacing.
 */
export function depthsOf(places: readonly boolean[]): number[] {
  let next = 1;
  return places.map((isPlace) => {
    if (!isPlace) {
      next = 1;
      return 0;
    }
    const depth = next;
    next = depth - RISE < SHALLOWEST ? NEXT_DIVE : depth - RISE;
    return depth;
  });
}
