import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { FetchedAnswer } from '../upstream/fetch-answer.ts';
import { isLong, type ReceivedBody } from './received-body.ts';

export interface CachedResponse {
  name: string;
  headers: Readonly<Record<string, string>>;
  etag: string | undefined;
  bodies: BufferedBodies;
  /** Time of the request, in milliseconds of the cache's clock. */
  startedAt: number;
}

/** A short body in every encoding that makes it shorter. A long one is stored compressed only. */
export interface BufferedBodies {
  identity?: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  /** Length of the uncompressed body in bytes. */
  length: number;
}

/** Headers of the service that are cached. All others belong to a single response. */
const CACHED_HEADERS = ['content-type', 'content-language', 'cache-control', 'vary', 'last-modified', 'link'];

/** Headers that the gateway's own requests omit or never vary, so that responses varying by them are shareable. */
const HARMLESS_VARY = new Set(['accept-encoding', 'cookie', 'authorization', 'origin']);

const COMPRESS_FROM_BYTES = 1_024;
const BROTLI_QUALITY = 5;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressGzip = promisify(gunzip);

/** Returns true for a response that its service marks as public and that is the same for every visitor. */
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

export async function keep(answer: FetchedAnswer<ReceivedBody>, name: string, startedAt: number): Promise<CachedResponse> {
  const cached = CACHED_HEADERS.flatMap((header) => (typeof answer.headers[header] === 'string' ? [[header, answer.headers[header]]] : []));
  return { name, headers: Object.fromEntries(cached), etag: answer.headers.etag, bodies: await encode(answer.body), startedAt };
}

export function sizeOf({ bodies }: CachedResponse): number {
  return (bodies.identity?.length ?? 0) + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0) + 1_024;
}

export async function textOf({ bodies }: CachedResponse): Promise<string> {
  const identity = bodies.identity ?? (bodies.gzip && (await decompressGzip(bodies.gzip)));
  return identity?.toString('utf8') ?? '';
}

async function encode(body: ReceivedBody): Promise<BufferedBodies> {
  if (isLong(body)) return body;
  const { length } = body;
  if (length < COMPRESS_FROM_BYTES) return { identity: body, length };
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: length } };
  const [br, gz] = await Promise.all([compressBrotli(body, options), compressGzip(body)]);
  return { identity: body, br, gzip: gz, length };
}
