import { pickRandom } from './pick-random.ts';

/** Picks items in an order that depends only on the seed and the list (DEST-10). */
export function pickFeatured<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  return pickRandom(items, count, randomFrom(seed));
}

/** Returns numbers from 0 to below 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
