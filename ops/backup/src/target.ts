import { Readable } from 'node:stream';
import { BUCKET, LEFT_OUT, VERSION_COLLECTION } from './contents.ts';
import type { Databases } from './databases/databases.ts';
import type { Bucket } from './objects/bucket.ts';

const AT_ONCE = 8;

/** The place of a restore is not empty, and nobody said that it may be emptied. */
export class TargetNotEmpty extends Error {
  override name = 'TargetNotEmpty';

  constructor(what: string) {
    super(`The target is not empty: ${what}. Nothing was changed; --replace deletes what is there and restores.`);
  }
}

/** What services make by themselves as they start (indexes, identities, versions, counters) does not count. */
export async function refuseUnlessEmpty(databases: Databases, bucket: Bucket): Promise<void> {
  for (const name of await databases.list()) {
    if (name.collection in LEFT_OUT || name.collection === VERSION_COLLECTION || (await databases.isEmpty(name))) continue;
    throw new TargetNotEmpty(`there are documents in ${name.database}.${name.collection}`);
  }
  if (!(await bucket.exists())) return;
  for await (const key of bucket.keys(BUCKET.images)) throw new TargetNotEmpty(`there are objects in the bucket, such as ${key}`);
}

/** Identities and what sweeps remember go, too: what is restored is another database in another bucket. */
export async function emptyTarget(databases: Databases, bucket: Bucket, signal: AbortSignal): Promise<void> {
  const remove = (key: string): Promise<void> => bucket.remove(key);
  await bucket.prepare();
  for (const name of await databases.list()) await databases.drop(name);
  for (const prefix of Object.values(BUCKET)) {
    await Readable.from(bucket.keys(prefix)).forEach(remove, { concurrency: AT_ONCE, signal });
  }
}
