import type { Replica } from '../site/replica.ts';
import type { Site } from '../site/site.ts';

export async function expectReady(replica: Replica): Promise<void> {
  if (!(await replica.isReady())) throw new Error(`${replica.name} is not ready`);
}

/** Also waits for the balancer, which may otherwise still use only the other replica. */
export async function expectServing(site: Site, replica: Replica): Promise<void> {
  await expectReady(replica);
  if (!site.isServing(replica)) throw new Error(`${replica.name} is not known as ready`);
}

export function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
