import { Readable } from 'node:stream';
import type { BundleFiles } from '../bundle/bundle-files.ts';
import { hashStream } from '../bundle/hashed-file.ts';
import { objectFile } from '../bundle/layout.ts';
import { type Bucket, repeated } from './bucket.ts';
import { AT_ONCE } from './copy-out.ts';
import { readStoredObjects, type StoredObject } from './listing.ts';

export async function copyObjectsIn(bucket: Bucket, bundle: BundleFiles, signal: AbortSignal): Promise<void> {
  await eachObject(bundle, signal, (object) =>
    repeated(() => bucket.write(object.key, bundle.open(objectFile(object.key)), object), signal),
  );
}

/** Reads all objects back and throws at the first difference. */
export async function compareObjects(bucket: Bucket, bundle: BundleFiles, signal: AbortSignal): Promise<void> {
  await eachObject(bundle, signal, async ({ key, size, sha256 }) => {
    const found = await repeated(async () => hashStream(await bucket.open(key), signal), signal);
    if (found.size !== size || found.sha256 !== sha256) throw new Error(`${key} is not in the bucket as it is in the backup`);
  });
}

async function eachObject(bundle: BundleFiles, signal: AbortSignal, work: (object: StoredObject) => Promise<void>): Promise<void> {
  await Readable.from(readStoredObjects(bundle)).forEach(work, { concurrency: AT_ONCE, signal });
}
