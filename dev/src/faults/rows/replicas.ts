import type { Replica } from '../site/replica.ts';
import type { Site } from '../site/site.ts';

/** Throws while it is not. */
export async function expectReady(replica: Replica): Promise<void> {
  if (!(await replica.isReady())) throw new Error(`${replica.name} is not ready`);
}

/** Throws until connections go there again, too: before that its twin may be the only one. */
export async function expectServing(site: Site, replica: Replica): Promise<void> {
  await expectReady(replica);
  if (!site.isServing(replica)) throw new Error(`${replica.name} is not known as ready`);
}

/** In an order of chance. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
