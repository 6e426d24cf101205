import { BundleFiles } from './bundle/bundle-files.ts';
import { type CollectionEntry, writeManifest } from './bundle/manifest.ts';
import { makeBundle } from './bundle/new-bundle.ts';
import { type KeyList, sealTo } from './bundle/seal.ts';
import { type CollectionName, HELD, LEFT_OUT } from './contents.ts';
import type { Databases } from './databases/databases.ts';
import { writeDocuments } from './databases/document-files.ts';
import type { Bucket } from './objects/bucket.ts';
import { copyObjectsOut } from './objects/copy-out.ts';
import { checkImages, type ImageCheck } from './objects/missing-images.ts';
import type { SweepPause } from './sweep-pause.ts';

export interface BackUpInput {
  databases: Databases;
  bucket: Bucket;
  pause: SweepPause;
  /** Path of the new backup; must not exist. */
  target: string;
  /** Public keys for encryption; the backup is unencrypted without one. */
  recipients: KeyList;
  signal: AbortSignal;
  log: (text: string) => void;
}

/** Copies the databases and then their objects, while media deletes nothing. Writes a complete backup or none. */
export function backUp({ databases, bucket, pause, target, recipients, signal, log }: BackUpInput): Promise<ImageCheck> {
  return makeBundle(target, async (folder) => {
    const startedAt = new Date().toISOString();
    const bundle = new BundleFiles(folder, recipients ? await sealTo(recipients) : undefined);
    try {
      await pause.begin();
      const collections = await copyDatabases(databases, bundle, { signal, log });
      const objects = await copyObjectsOut(bucket, bundle, signal);
      log(`${objects.count} objects, ${objects.bytes} bytes`);
      await pause.mustHold();
      const images = await checkImages(bundle);
      signal.throwIfAborted();
      await writeManifest(bundle, { startedAt, finishedAt: new Date().toISOString(), collections, objects });
      return images;
    } finally {
      pause.end();
    }
  });
}

async function copyDatabases(
  databases: Databases,
  bundle: BundleFiles,
  { signal, log }: Pick<BackUpInput, 'signal' | 'log'>,
): Promise<CollectionEntry[]> {
  const entries: CollectionEntry[] = [];
  for (const { database, collection } of [...(await listUnknown(databases)), ...HELD]) {
    const name: CollectionName = { database, collection };
    const facts = await writeDocuments(bundle, name, databases.documents(name), signal);
    log(`${database}.${collection}: ${facts.documents} documents`);
    entries.push({ ...name, ...facts });
  }
  // A wrong database name would otherwise give an empty backup without an error.
  if (entries.every(({ documents }) => documents === 0))
    throw new Error('There is nothing to back up. Do MONGODB_URI and MONGODB_DB_PREFIX name the right databases?');
  return entries;
}

/** Unknown collections are copied first, because they more likely refer to the known ones than the reverse. */
async function listUnknown(databases: Databases): Promise<CollectionName[]> {
  const isKnown = (name: CollectionName): boolean =>
    name.collection in LEFT_OUT || HELD.some(({ database, collection }) => database === name.database && collection === name.collection);
  return (await databases.list()).filter((name) => !isKnown(name));
}
