import type { IncomingHttpHeaders } from 'node:http';
import { isHeld } from '@reefdesk/service-kit/http/if-none-match';
import type { CachedResponse } from './cached-response.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type AcceptedEncodings = Readonly<Record<'br' | 'gzip', boolean>>;

export interface CachedAnswer {
  status: 200 | 304;
  headers: Readonly<Record<string, string>>;
  encoding: Encoding;
}

const VARY = ['Accept-Encoding', 'Cookie'];

/** Headers of each encoding with and without a body, built on first use. */
const made = new WeakMap<CachedResponse['headers'], Map<Encoding, { whole: CachedAnswer; held: CachedAnswer }>>();

/** Returns the headers for the best encoding, or 304. `Age` is missing. */
export function cachedAnswerOf(
  request: { headers: IncomingHttpHeaders },
  answer: CachedResponse,
  accepted: () => AcceptedEncodings,
): CachedAnswer {
  const { whole, held } = headsOf(answer, bestEncoding(answer, accepted));
  return answer.etag !== undefined && isHeld(request, answer.etag) ? held : whole;
}

function bestEncoding({ bodies }: CachedResponse, accepted: () => AcceptedEncodings): Encoding {
  if (!bodies.br && !bodies.gzip) return 'identity';
  const { br, gzip } = accepted();
  return bodies.br && br ? 'br' : bodies.gzip && gzip ? 'gzip' : 'identity';
}

function headsOf(answer: CachedResponse, encoding: Encoding): { whole: CachedAnswer; held: CachedAnswer } {
  const heads = made.get(answer.headers) ?? new Map();
  made.set(answer.headers, heads);
  const known = heads.get(encoding) ?? makeHeads(answer, encoding);
  heads.set(encoding, known);
  return known;
}

function makeHeads({ headers, etag, bodies }: CachedResponse, encoding: Encoding): { whole: CachedAnswer; held: CachedAnswer } {
  const { 'content-type': type, vary, ...others } = headers;
  // The strong ETag is that of the uncompressed bytes, so a compressed response gets a weak one.
  const tag = etag === undefined || encoding === 'identity' || etag.startsWith('W/') ? etag : `W/${etag}`;
  const both = { ...others, Vary: withVary(vary), ...(tag !== undefined && { ETag: tag }) };
  const whole = {
    ...(type !== undefined && { 'content-type': type }),
    ...both,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': String(bodies[encoding]?.length ?? bodies.length),
  };
  return { whole: { status: 200, headers: whole, encoding }, held: { status: 304, headers: both, encoding } };
}

function withVary(vary: string | undefined): string {
  const names = (vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const named = new Set(names.map((name) => name.toLowerCase()));
  return [...names, ...VARY.filter((name) => !named.has(name.toLowerCase()))].join(', ');
}
