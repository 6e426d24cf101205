import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BundleFiles } from './bundle-files.ts';

/** Facts of the unencrypted content. */
export interface FileFacts {
  size: number;
  sha256: string;
}

export async function writeHashed(
  bundle: BundleFiles,
  name: string,
  content: Readable | AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<FileFacts> {
  const { stream, facts } = measure();
  await bundle.write(name, [content, stream], signal);
  return facts();
}

export async function hashFile(bundle: BundleFiles, name: string, signal?: AbortSignal): Promise<FileFacts> {
  return hashStream(bundle.open(name), signal);
}

export async function hashStream(content: Readable, signal?: AbortSignal): Promise<FileFacts> {
  const { stream, facts } = measure();
  await pipeline(content, stream.resume(), { signal });
  return facts();
}

function measure(): { stream: Transform; facts: () => FileFacts } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, facts: () => ({ size, sha256: hash.digest('hex') }) };
}
