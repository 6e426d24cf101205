/** How far each further place lies above the one before it. */
const RISE = 0.28;
const SHALLOWEST = 0.3;
const NEXT_DIVE = 0.9;

/**
 * How deep the line is at each stop, from 0 (the surface: a pick-up, a lunch) to 1. As on a real dive the deepest place
 * comes first, and every surfacing begins a new dive; so does a long row of places, now and then.
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
