import type { Replica } from '../site/replica.ts';

/** Throws while it is not. */
export async function expectReady(replica: Replica): Promise<void> {
  if (!(await replica.isReady())) throw new Error(`${replica.name} is not ready`);
}

/** In an order of chance. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
