import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isHeld } from '@reefdesk/service-kit/http/if-none-match';
import type { Request, Response } from 'express';
import type { CachedResponse } from './cached-response.ts';

/** A service that is down is stood in for; clients and people who look can see it. */
const STALE_HEADER = 'X-Reefdesk-Stale';

export interface SendOptions {
  ageMs: number;
  isStale: boolean;
}

/** Sends a cached response in the best encoding, or 304 when the visitor holds it already. */
export function sendCachedResponse(request: Request, response: Response, answer: CachedResponse, { ageMs, isStale }: SendOptions): void {
  const encoding = encodingFor(request, answer);
  response.status(200);
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  response.vary('Accept-Encoding, Cookie');
  response.setHeader('Age', String(Math.max(0, Math.floor(ageMs / 1_000))));
  if (isStale) response.setHeader(STALE_HEADER, '1');
  // The bytes of an encoding are not those that the service's strong tag stands for.
  if (answer.etag) response.setHeader('ETag', encoding === 'identity' || answer.etag.startsWith('W/') ? answer.etag : `W/${answer.etag}`);
  if (answer.etag && isHeld(request, answer.etag)) {
    response.removeHeader('Content-Type');
    response.status(304).end();
    return;
  }
  const body = answer.bodies[encoding];
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body?.length ?? answer.bodies.length);
  if (request.method === 'HEAD') response.end();
  else if (body) response.end(body);
  else void sendDecompressed(response, answer);
}

type Encoding = 'br' | 'gzip' | 'identity';

function encodingFor(request: Request, { bodies }: CachedResponse): Encoding {
  if (bodies.br && request.acceptsEncodings('br')) return 'br';
  if (bodies.gzip && request.acceptsEncodings('gzip')) return 'gzip';
  return 'identity';
}

/** For the rare client that takes no compression: a long body, piece by piece. */
async function sendDecompressed(response: Response, { bodies }: CachedResponse): Promise<void> {
  // Fails only when the client leaves before the end.
  await pipeline(Readable.from([bodies.gzip ?? Buffer.alloc(0)]), createGunzip(), response).catch(() => undefined);
}
