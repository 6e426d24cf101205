import type { mongo } from 'mongoose';
import type { Change } from './migration.ts';

const BATCH = 200;

type Write = mongo.AnyBulkWriteOperation<{ _id: string }>;

/** Implements `MigratingDatabase.rewrite`. A write matches only what was read, so a late write of another replica does no harm. */
export async function rewrite<Document extends { _id: string }>(
  db: mongo.Db,
  collection: string,
  change: Change<Document>,
  confirm: () => Promise<void>,
): Promise<number> {
  const documents = db.collection<{ _id: string }>(collection);
  let written = 0;
  for (let missed = 1; missed > 0; ) {
    missed = 0;
    for await (const batch of inBatches(documents)) {
      const writes = batch.flatMap((document) => writeOf(document, change(document as Partial<Document>)));
      if (writes.length === 0) continue;
      await confirm();
      const { matchedCount } = await documents.bulkWrite(writes, { ordered: false });
      written += matchedCount;
      missed += writes.length - matchedCount;
    }
  }
  return written;
}

async function* inBatches(documents: mongo.Collection<{ _id: string }>): AsyncGenerator<{ _id: string }[]> {
  for (let last = ''; ; ) {
    const batch = await documents
      .find({ _id: { $gt: last } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    if (batch.length === 0) return;
    yield batch;
    last = batch.at(-1)?._id ?? last;
  }
}

function writeOf(document: { _id: string }, changes: Record<string, unknown> | undefined): Write[] {
  const names = Object.keys(changes ?? {});
  if (!changes || names.length === 0) return [];
  const seen = names.map((name) => [name, Object.hasOwn(document, name) ? { $eq: Reflect.get(document, name) } : { $exists: false }]);
  const [removed, remaining] = [names.filter((name) => changes[name] === undefined), names.filter((name) => changes[name] !== undefined)];
  const update = {
    ...(remaining.length > 0 && { $set: Object.fromEntries(remaining.map((name) => [name, changes[name]])) }),
    ...(removed.length > 0 && { $unset: Object.fromEntries(removed.map((name) => [name, 1])) }),
  };
  return [{ updateOne: { filter: { _id: document._id, ...Object.fromEntries(seen) }, update } }] as Write[];
}
