import { createGunzip, createGzip } from 'node:zlib';
import type { BundleFiles } from '../bundle/bundle-files.ts';
import { documentsFile } from '../bundle/layout.ts';
import type { DocumentsFacts } from '../bundle/manifest.ts';
import type { CollectionName } from '../contents.ts';
import { DocumentsDigest, documentsIn } from './document-frames.ts';

export async function writeDocuments(
  bundle: BundleFiles,
  name: CollectionName,
  documents: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<DocumentsFacts> {
  const digest = new DocumentsDigest();
  await bundle.write(documentsFile(name), [digest.through(documents), createGzip()], signal);
  return digest.facts();
}

/** Yields the documents; throws if the file is missing, cut off or damaged. */
export async function* readDocuments(bundle: BundleFiles, name: CollectionName): AsyncGenerator<Uint8Array> {
  const file = bundle.open(documentsFile(name));
  const content = createGunzip();
  file.once('error', (error) => content.destroy(error));
  try {
    yield* documentsIn(file.pipe(content));
  } finally {
    file.destroy();
    content.destroy();
  }
}
