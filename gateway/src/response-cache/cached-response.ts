import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { FetchedAnswer } from '../upstream/fetch-answer.ts';
import { isLong, type ReceivedBody } from './received-body.ts';

/** A visitor's answer, ready to be sent many times. */
export interface CachedResponse {
  name: string;
  headers: Readonly<Record<string, string>>;
  etag: string | undefined;
  bodies: KeptBodies;
  /** When it was asked for, in milliseconds of the cache's clock. */
  askedAt: number;
}

/** A short body in every encoding that makes it shorter; a long one is kept compressed only. */
export interface KeptBodies {
  identity?: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  /** Bytes of the body as its service wrote it. */
  length: number;
}

/** What is kept of a service's head; everything else belongs to the one answer it came with. */
const KEPT_HEADERS = ['content-type', 'content-language', 'cache-control', 'vary', 'last-modified', 'link'];

/** Headers that a fill never sends, or always sends alike: an answer that varies by them is the same for every visitor. */
const HARMLESS_VARY = new Set(['accept-encoding', 'cookie', 'authorization', 'origin']);

const COMPRESS_FROM_BYTES = 1_024;
const BROTLI_QUALITY = 5;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressGzip = promisify(gunzip);

/** Only what its service calls public, and only where it is the same for everybody. */
export function isCacheable({ status, headers }: Pick<FetchedAnswer, 'headers'> & { status?: IncomingMessage['statusCode'] }): boolean {
  const control = (headers['cache-control'] ?? '').toLowerCase();
  const isPublic = /(^|[\s,])public([\s,]|$)/.test(control) && !/no-store|private/.test(control);
  const vary = (headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase());
  return (
    status === 200 &&
    isPublic &&
    !headers['set-cookie'] &&
    !headers['content-encoding'] &&
    vary.every((name) => name === '' || HARMLESS_VARY.has(name))
  );
}

export async function keep(answer: FetchedAnswer<ReceivedBody>, name: string, askedAt: number): Promise<CachedResponse> {
  const kept = KEPT_HEADERS.flatMap((header) => (typeof answer.headers[header] === 'string' ? [[header, answer.headers[header]]] : []));
  return { name, headers: Object.fromEntries(kept), etag: answer.headers.etag, bodies: await encode(answer.body), askedAt };
}

/** Bytes that the answer occupies. */
export function sizeOf({ bodies }: CachedResponse): number {
  return (bodies.identity?.length ?? 0) + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0) + 1_024;
}

/** The body as its service wrote it, whole in memory. */
export async function textOf({ bodies }: CachedResponse): Promise<string> {
  const identity = bodies.identity ?? (bodies.gzip && (await decompressGzip(bodies.gzip)));
  return identity?.toString('utf8') ?? '';
}

async function encode(body: ReceivedBody): Promise<KeptBodies> {
  if (isLong(body)) return body;
  const { length } = body;
  if (length < COMPRESS_FROM_BYTES) return { identity: body, length };
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: length } };
  const [br, gz] = await Promise.all([compressBrotli(body, options), compressGzip(body)]);
  return { identity: body, br, gzip: gz, length };
}
