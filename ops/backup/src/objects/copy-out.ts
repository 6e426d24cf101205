import { Readable } from 'node:stream';
import type { BundleFiles } from '../bundle/bundle-files.ts';
import { writeHashed } from '../bundle/hashed-file.ts';
import { LISTING_FILE, objectFile } from '../bundle/layout.ts';
import type { ObjectsEntry } from '../bundle/manifest.ts';
import { keysOfImages } from '../images/image-keys.ts';
import { type Bucket, repeated } from './bucket.ts';
import { isMissing, type ListedObject } from './listing.ts';

export const AT_ONCE = 4;

/** Copies only objects of images in the copied database; later ones belong to later records. */
export async function copyObjectsOut(bucket: Bucket, bundle: BundleFiles, signal: AbortSignal): Promise<ObjectsEntry> {
  let [count, bytes] = [0, 0];
  const copies = Readable.from(keysOfImages(bundle)).map((key: string) => copyOut(bucket, key, bundle, signal), {
    concurrency: AT_ONCE,
    signal,
  });
  async function* lines(): AsyncGenerator<Buffer> {
    for await (const entry of copies as AsyncIterable<ListedObject>) {
      count++;
      if (!isMissing(entry)) bytes += entry.size;
      yield Buffer.from(`${JSON.stringify(entry)}\n`);
    }
  }
  const { sha256 } = await writeHashed(bundle, LISTING_FILE, lines(), signal);
  return { sha256, count, bytes };
}

function copyOut(bucket: Bucket, key: string, bundle: BundleFiles, signal: AbortSignal): Promise<ListedObject> {
  return repeated(async () => {
    const facts = await bucket.stat(key);
    if (!facts) return { key, missing: true };
    const { size, sha256 } = await writeHashed(bundle, objectFile(key), await bucket.open(key), signal);
    if (size !== facts.size) throw new Error(`${key} broke off after ${size} of ${facts.size} bytes`);
    return { key, ...facts, sha256 };
  }, signal);
}
