import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { TooLargeError } from '../upstream/fetch-answer.ts';

/** A long body, which is only ever held compressed. */
export interface LongBody {
  gzip: Buffer;
  length: number;
}

export type ReceivedBody = Buffer | LongBody;

/** Longer bodies are compressed while they arrive, to save memory. */
export const LONG_FROM_BYTES = 1024 * 1024;

export function isLong(body: ReceivedBody): body is LongBody {
  return !Buffer.isBuffer(body);
}

/** Reads a body completely. Throws {@link TooLargeError} for a long one that cannot be cached. */
export async function receiveBody(chunks: AsyncGenerator<Buffer>, mayBeCached: boolean): Promise<ReceivedBody> {
  const begin: Buffer[] = [];
  let length = 0;
  while (length <= LONG_FROM_BYTES) {
    const { done, value } = await chunks.next();
    if (done) return Buffer.concat(begin);
    begin.push(value);
    length += value.length;
  }
  if (!mayBeCached) {
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
