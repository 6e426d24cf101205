import type { Connection } from 'mongoose';
import { Retries } from '../../src/mongo/retries/retries.ts';
import { steadyCollection } from '../../src/mongo/retries/steady-collection.ts';
import { Revisions } from '../../src/mongo/revisions.ts';

/** What a test writes to these collections by its own connection counts as what any replica writes: lists that are remembered show it. */
export function countWrites(connection: Connection, collections: readonly string[]): void {
  const revisions = new Revisions(connection, collections);
  const retries = new Retries({ note: () => undefined });
  for (const name of collections) steadyCollection(connection.collection(name), retries, (written) => revisions.written(written));
}
