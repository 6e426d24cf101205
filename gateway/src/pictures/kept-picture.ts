import { createHash } from 'node:crypto';
import type { FetchedAnswer } from '../upstream/fetch-answer.ts';

/** All that is known of a picture but its bytes, as media said it. */
export interface KeptPicture {
  /** Of the image that it shows. */
  id: string;
  /** First half of the SHA-256 of its bytes, as hex: media's tag, and the name that they are kept by. */
  hash: string;
  length: number;
  headers: Readonly<Record<string, string>>;
}

/** What media says of a picture, and every visitor is told. */
const KEPT_HEADERS = ['content-type', 'cache-control', 'vary', 'content-disposition', 'accept-ranges'];
const TAG = /^"([0-9a-f]{32})"$/;

/**
 * Undefined for what may not be kept: media calls it neither public nor final, it is for one visitor, or it depends on more than
 * its address and format; or the bytes are not those that its tag stands for.
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
