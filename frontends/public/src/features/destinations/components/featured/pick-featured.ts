import type { Destination } from '../../../../destinations/destination.ts';
import { pickRandom } from './pick-random.ts';

/** So many at random (DEST-10); the place whose picture the server wrote into the page already comes first. */
export function pickFeatured(destinations: readonly Destination[], count: number): Destination[] {
  const id = document.querySelector<HTMLElement>('.reader [data-cover]')?.dataset.cover;
  const cover = destinations.find((destination) => destination.id === id);
  if (!cover) return pickRandom(destinations, count);
  const others = destinations.filter((destination) => destination !== cover);
  return [cover, ...pickRandom(others, count - 1)];
}
