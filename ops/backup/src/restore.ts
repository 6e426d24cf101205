import { Readable } from 'node:stream';
import type { BundleFiles } from './bundle/bundle-files.ts';
import type { CollectionEntry } from './bundle/manifest.ts';
import type { CheckedBundle } from './check-bundle.ts';
import { checkBundle } from './check-bundle.ts';
import { BUCKET, LEFT_OUT, VERSION_COLLECTION } from './contents.ts';
import type { Databases } from './databases/databases.ts';
import { readDocuments } from './databases/document-files.ts';
import { DocumentsDigest } from './databases/document-frames.ts';
import type { Bucket } from './objects/bucket.ts';
import { compareObjects, copyObjectsIn } from './objects/copy-in.ts';
import { pauseSweeps } from './sweep-pause.ts';

const AT_ONCE = 8;

/** The target of a restore has content, and `replace` was not given. */
class TargetNotEmpty extends Error {
  override name = 'TargetNotEmpty';

  constructor(what: string) {
    super(`The target is not empty: ${what}. Nothing was changed; --replace deletes what is there and restores.`);
  }
}

/** Ignores content that services create at their start (indexes, identities, versions, counters). */
async function requireEmpty(databases: Databases, bucket: Bucket): Promise<void> {
  for (const name of await databases.list()) {
    if (name.collection in LEFT_OUT || name.collection === VERSION_COLLECTION || (await databases.isEmpty(name))) continue;
    throw new TargetNotEmpty(`there are documents in ${name.database}.${name.collection}`);
  }
  if (!(await bucket.exists())) return;
  for await (const key of bucket.keys(BUCKET.images)) throw new TargetNotEmpty(`there are objects in the bucket, such as ${key}`);
}

/** Also removes identities and the sweep state, because the restored database and bucket are new ones. */
async function emptyTarget(databases: Databases, bucket: Bucket, signal: AbortSignal): Promise<void> {
  const remove = (key: string): Promise<void> => bucket.remove(key);
  await bucket.prepare();
  for (const name of await databases.list()) await databases.drop(name);
  for (const prefix of Object.values(BUCKET)) {
    await Readable.from(bucket.keys(prefix)).forEach(remove, { concurrency: AT_ONCE, signal });
  }
}

/** Gives an operator time to check the result before anything is deleted. */
export const PAUSE_AFTER_HOURS = 24;

export interface RestoreInput {
  databases: Databases;
  bucket: Bucket;
  bundle: BundleFiles;
  /** Deletes existing content; without it, existing content is an error. */
  replace: boolean;
  signal: AbortSignal;
  log: (text: string) => void;
}

/** Checks the backup, writes it to an empty target and reads everything back. Services must not run meanwhile. */
export async function restore({ databases, bucket, bundle, replace, signal, log }: RestoreInput): Promise<CheckedBundle> {
  const checked = await checkBundle(bundle, signal);
  log(`The backup of ${checked.manifest.startedAt} is whole.`);
  if (!replace) await requireEmpty(databases, bucket);
  await emptyTarget(databases, bucket, signal);
  await pauseSweeps(databases, PAUSE_AFTER_HOURS * 3_600);
  // In reverse order of the backup, so that references never precede their targets.
  await copyObjectsIn(bucket, bundle, signal);
  const entries = [...checked.manifest.collections].reverse();
  for (const entry of entries) {
    signal.throwIfAborted();
    await databases.insert(entry, readDocuments(bundle, entry));
    log(`${entry.database}.${entry.collection}: ${entry.documents} documents`);
  }
  for (const entry of entries) await compareDocuments(databases, entry);
  await compareObjects(bucket, bundle, signal);
  log('Read back: everything is as it is in the backup.');
  return checked;
}

async function compareDocuments(databases: Databases, entry: CollectionEntry): Promise<void> {
  const found = await new DocumentsDigest().all(databases.documents(entry));
  if (found.sha256 === entry.sha256 && found.documents === entry.documents) return;
  throw new Error(
    `${entry.database}.${entry.collection} is not as it is in the backup (${found.documents} of ${entry.documents} documents): does a service write?`,
  );
}
