import { createHash } from 'node:crypto';
import type { FetchedAnswer } from '../upstream/fetch-answer.ts';

/** Everything known of a picture except its bytes, as reported by media. */
export interface KeptPicture {
  /** ID of the image that it shows. */
  id: string;
  /** First half of the SHA-256 of its bytes, as hex: media's ETag, and the name of its file on the disk. */
  hash: string;
  length: number;
  headers: Readonly<Record<string, string>>;
}

/** Headers from media that are kept and sent to every visitor. */
const KEPT_HEADERS = ['content-type', 'cache-control', 'vary', 'content-disposition', 'accept-ranges'];
const TAG = /^"([0-9a-f]{32})"$/;

/**
 * Undefined if the picture must not be kept: media does not mark it as public and immutable, it is for one visitor, it depends on more than
 * its address and format, or its bytes do not match its tag.
 */
export function keptPictureOf({ status, headers, body }: FetchedAnswer, id: string): KeptPicture | undefined {
  const control = (headers['cache-control'] ?? '').toLowerCase().split(/[\s,]+/);
  const isForEver = control.includes('public') && control.includes('immutable');
  const hash = TAG.exec(headers.etag ?? '')?.[1];
  const isForAll = !headers['set-cookie'] && !headers['content-encoding'] && (headers.vary ?? '').toLowerCase() === 'accept';
  if (status !== 200 || !isForEver || !isForAll || hash === undefined || hashOf(body) !== hash) return undefined;
  const kept = KEPT_HEADERS.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []));
  return { id, hash, length: body.length, headers: Object.fromEntries(kept) };
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
