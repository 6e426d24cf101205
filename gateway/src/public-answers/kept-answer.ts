import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FetchedAnswer } from '../upstream/fetch-answer.ts';

/** A visitor's answer, ready to be sent many times. */
export interface KeptAnswer {
  name: string;
  headers: Readonly<Record<string, string>>;
  etag: string | undefined;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
  /** When it was asked for, in milliseconds of the cache's clock. */
  askedAt: number;
}

/** What is kept of a service's head; everything else belongs to the one answer it came with. */
const KEPT_HEADERS = ['content-type', 'content-language', 'cache-control', 'vary', 'last-modified', 'link'];

/** Headers that a fill never sends, or always sends alike: an answer that varies by them is the same for every visitor. */
const HARMLESS_VARY = new Set(['accept-encoding', 'cookie', 'authorization', 'origin']);

const COMPRESS_FROM_BYTES = 1_024;
const BROTLI_QUALITY = 5;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Only what its service calls public, and only where it is the same for everybody. */
export function mayBeKept({ status, headers }: FetchedAnswer): boolean {
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

export async function keep(answer: FetchedAnswer, name: string, askedAt: number): Promise<KeptAnswer> {
  const kept = KEPT_HEADERS.flatMap((header) => (typeof answer.headers[header] === 'string' ? [[header, answer.headers[header]]] : []));
  return { name, headers: Object.fromEntries(kept), etag: answer.headers.etag, bodies: await encode(answer.body), askedAt };
}

/** Bytes that the answer occupies. */
export function sizeOf({ bodies }: KeptAnswer): number {
  return bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0) + 1_024;
}

async function encode(identity: Buffer): Promise<KeptAnswer['bodies']> {
  if (identity.length < COMPRESS_FROM_BYTES) return { identity };
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } };
  const [br, gz] = await Promise.all([compressBrotli(identity, options), compressGzip(identity)]);
  return { identity, br, gzip: gz };
}
