import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { TooLargeError } from '../upstream/fetch-answer.ts';

/** A body that never was in memory as it is written. */
export interface LongBody {
  gzip: Buffer;
  /** Bytes of it as its service wrote it. */
  length: number;
}

export type ReceivedBody = Buffer | LongBody;

/** Longer bodies are compressed while they arrive, so that neither a fill nor what is kept takes their length of memory. */
export const LONG_FROM_BYTES = 1024 * 1024;

export function isLong(body: ReceivedBody): body is LongBody {
  return !Buffer.isBuffer(body);
}

/** Reads a body to its end. Throws {@link TooLargeError} for a long one that cannot be kept. */
export async function receiveBody(chunks: AsyncGenerator<Buffer>, mayBeKept: boolean): Promise<ReceivedBody> {
  const begin: Buffer[] = [];
  let length = 0;
  while (length <= LONG_FROM_BYTES) {
    const { done, value } = await chunks.next();
    if (done) return Buffer.concat(begin);
    begin.push(value);
    length += value.length;
  }
  if (!mayBeKept) {
    await chunks.return(undefined);
    throw new TooLargeError();
  }
  const all = async function* () {
    yield* begin;
    for await (const chunk of chunks) {
      length += chunk.length;
      yield chunk;
    }
  };
  const gzip = await pipeline(all, createGzip(), (encoded) => buffer(encoded));
  return { gzip, length };
}
