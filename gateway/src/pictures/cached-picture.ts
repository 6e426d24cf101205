import { createHash } from 'node:crypto';
import type { FetchedAnswer } from '../upstream/fetch-answer.ts';

export interface CachedPicture {
  id: string;
  /** First half of the SHA-256 of its bytes in hex, used as media's ETag and as the file name on disk. */
  hash: string;
  length: number;
  headers: Readonly<Record<string, string>>;
}

/** Headers from media that are cached and sent to every visitor. */
const CACHED_HEADERS = ['content-type', 'cache-control', 'vary', 'content-disposition', 'accept-ranges'];
const TAG = /^"([0-9a-f]{32})"$/;

/** Undefined if the picture must not be cached: not public and immutable, varying by other headers, or not matching its ETag. */
export function cachedPictureOf({ status, headers, body }: FetchedAnswer, id: string): CachedPicture | undefined {
  const control = (headers['cache-control'] ?? '').toLowerCase().split(/[\s,]+/);
  const isForEver = control.includes('public') && control.includes('immutable');
  const hash = TAG.exec(headers.etag ?? '')?.[1];
  const isForAll = !headers['set-cookie'] && !headers['content-encoding'] && (headers.vary ?? '').toLowerCase() === 'accept';
  if (status !== 200 || !isForEver || !isForAll || hash === undefined || hashOf(body) !== hash) return undefined;
  const cached = CACHED_HEADERS.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []));
  return { id, hash, length: body.length, headers: Object.fromEntries(cached) };
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
