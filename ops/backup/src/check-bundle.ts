import { BundleError } from './bundle/bundle-error.ts';
import type { BundleFiles } from './bundle/bundle-files.ts';
import { hashFile } from './bundle/hashed-file.ts';
import { LISTING_FILE, objectFile } from './bundle/layout.ts';
import { type CollectionEntry, type Manifest, readManifest } from './bundle/manifest.ts';
import { HELD } from './contents.ts';
import { readDocuments } from './databases/document-files.ts';
import { DocumentsDigest } from './databases/document-frames.ts';
import { readStoredObjects } from './objects/listing.ts';
import { checkImages, type ImageCheck } from './objects/missing-images.ts';

export interface CheckedBundle {
  manifest: Manifest;
  images: ImageCheck;
}

/** Compares a whole backup with its manifest. Throws {@link BundleFault} at the first difference. */
export async function checkBundle(bundle: BundleFiles, signal?: AbortSignal): Promise<CheckedBundle> {
  const manifest = await readManifest(bundle);
  for (const { database, collection } of HELD) {
    if (!manifest.collections.some((entry) => entry.database === database && entry.collection === collection))
      throw new BundleError(`manifest.json does not name ${database}.${collection}`);
  }
  for (const entry of manifest.collections) {
    signal?.throwIfAborted();
    await checkCollection(bundle, entry);
  }
  await checkObjects(bundle, manifest, signal);
  return { manifest, images: await checkImages(bundle) };
}

async function checkCollection(bundle: BundleFiles, entry: CollectionEntry): Promise<void> {
  const what = `The file of ${entry.database}.${entry.collection}`;
  const found = await new DocumentsDigest().all(readDocuments(bundle, entry)).catch((cause: unknown) => {
    throw new BundleError(`${what} is missing or damaged`, { cause });
  });
  if (found.sha256 !== entry.sha256 || found.documents !== entry.documents || found.size !== entry.size)
    throw new BundleError(`${what} is not the one that the manifest tells of`);
}

async function checkObjects(bundle: BundleFiles, { objects }: Manifest, signal?: AbortSignal): Promise<void> {
  const listing = await hashFile(bundle, LISTING_FILE).catch(() => undefined);
  if (listing?.sha256 !== objects.sha256) throw new BundleError('objects.ndjson is missing or damaged');
  for await (const { key, size, sha256 } of readStoredObjects(bundle)) {
    signal?.throwIfAborted();
    const found = await hashFile(bundle, objectFile(key), signal).catch(() => undefined);
    if (found?.size !== size || found.sha256 !== sha256) throw new BundleError(`The file of object ${key} is missing or damaged`);
  }
}
