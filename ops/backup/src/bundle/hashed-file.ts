import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface FileFacts {
  size: number;
  sha256: string;
}

/** Streams into a private file; on disk when it resolves. */
export async function writeHashed(file: string, content: Readable | AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<FileFacts> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const { stream, facts } = measure();
  await pipeline(content, stream, createWriteStream(file, { mode: 0o600, flush: true }), { signal });
  return facts();
}

export async function hashFile(file: string, signal?: AbortSignal): Promise<FileFacts> {
  return hashStream(createReadStream(file), signal);
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
