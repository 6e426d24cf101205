import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { documentsFile } from '../bundle/layout.ts';
import type { DocumentsFacts } from '../bundle/manifest.ts';
import type { CollectionName } from '../contents.ts';
import { DocumentsDigest, documentsIn } from './document-frames.ts';

export async function writeDocuments(
  folder: string,
  name: CollectionName,
  documents: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<DocumentsFacts> {
  const file = documentsFile(folder, name);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const digest = new DocumentsDigest();
  const bytes = Readable.from(digest.through(documents), { objectMode: false });
  await pipeline(bytes, createGzip(), createWriteStream(file, { mode: 0o600, flush: true }), { signal });
  return digest.facts();
}

/** One by one; throws when the file is missing, cut off or damaged. */
export async function* readDocuments(folder: string, name: CollectionName): AsyncGenerator<Uint8Array> {
  const file = createReadStream(documentsFile(folder, name));
  const content = createGunzip();
  file.once('error', (error) => content.destroy(error));
  try {
    yield* documentsIn(file.pipe(content));
  } finally {
    file.destroy();
    content.destroy();
  }
}
