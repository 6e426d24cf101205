import type { Connection } from 'mongoose';
import { Retries } from '../../src/mongo/retries/retries.ts';
import { steadyCollection } from '../../src/mongo/retries/steady-collection.ts';
import { Revisions } from '../../src/mongo/revisions.ts';

/** Counts writes that a test makes to these collections on its own connection, so that cached lists show them. */
export function countWrites(connection: Connection, collections: readonly string[]): void {
  const revisions = new Revisions(connection, collections);
  const retries = new Retries({ note: () => undefined });
  for (const name of collections) steadyCollection(connection.collection(name), retries, (written) => revisions.written(written));
}
