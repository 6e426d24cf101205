import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface SavedPart {
  /** Received bytes; if `tooLarge`, more than the limit, and no file remains. */
  size: number;
  /** Lowercase hex. */
  sha256: string;
  tooLarge: boolean;
}

/** Streams one file of a form to disk while counting and hashing. Data beyond the limit is discarded. */
export async function savePart(part: Readable, path: string, maxBytes: number): Promise<SavedPart> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    part,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > maxBytes) continue;
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  const tooLarge = size > maxBytes;
  if (tooLarge) await rm(path, { force: true });
  return { size, sha256: hash.digest('hex'), tooLarge };
}
