import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

let drafts = 0;

/** Writes a file atomically and durably: after a crash the old file is unchanged. Returns the size in bytes and the MD5 in hexadecimal. */
export async function writeDurably(file: string, content: Buffer | Readable): Promise<[size: number, md5: string]> {
  const draft = draftOf(file);
  const md5 = createHash('md5');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      md5.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  try {
    // A transform instead of a generator: iterating over a request destroys it at the end, and its response with it.
    await pipeline(Buffer.isBuffer(content) ? Readable.from([content]) : content, measure, createWriteStream(draft, { flush: true }));
    await rename(draft, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return [size, md5.digest('hex')];
}

/** Writes a small text atomically; a crash of the machine may still lose it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const draft = draftOf(file);
  try {
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function draftOf(file: string): string {
  return `${file}.draft-${process.pid}-${drafts++}`;
}

/** A rename is durable only after its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
