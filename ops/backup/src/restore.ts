import type { BundleFiles } from './bundle/bundle-files.ts';
import type { CollectionEntry } from './bundle/manifest.ts';
import type { CheckedBundle } from './check-bundle.ts';
import { checkBundle } from './check-bundle.ts';
import type { Databases } from './databases/databases.ts';
import { readDocuments } from './databases/document-files.ts';
import { DocumentsDigest } from './databases/document-frames.ts';
import type { Bucket } from './objects/bucket.ts';
import { compareObjects, copyObjectsIn } from './objects/copy-in.ts';
import { pauseSweeps } from './sweep-pause.ts';
import { emptyTarget, refuseUnlessEmpty } from './target.ts';

/** Long enough for a person to look at what came back before anything is deleted. */
export const PAUSE_AFTER_HOURS = 24;

export interface RestoreInput {
  databases: Databases;
  bucket: Bucket;
  bundle: BundleFiles;
  /** What is there is deleted first; otherwise it makes the restore refuse. */
  replace: boolean;
  signal: AbortSignal;
  log: (text: string) => void;
}

/** Checks the backup, writes it to an empty target, and reads everything back. No service may run meanwhile. */
export async function restore({ databases, bucket, bundle, replace, signal, log }: RestoreInput): Promise<CheckedBundle> {
  const checked = await checkBundle(bundle, signal);
  log(`The backup of ${checked.manifest.startedAt} is whole.`);
  if (!replace) await refuseUnlessEmpty(databases, bucket);
  await emptyTarget(databases, bucket, signal);
  await pauseSweeps(databases, PAUSE_AFTER_HOURS * 3_600);
  // The other way round than they were copied: no record is there before what it refers to.
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
