import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ServiceName } from '@reefdesk/system/services';
import type { Request, Response } from 'express';
import { rewriteAnswerHeaders } from '../edge/answer-headers.ts';
import type { FetchedAnswer } from '../upstream/fetch-answer.ts';
import { type AcceptedEncodings, cachedAnswerOf } from './cached-answer.ts';
import type { CachedResponse } from './cached-response.ts';
import { isLong, type ReceivedBody } from './received-body.ts';

/** Marks the last good response of a service that is down. */
const STALE_HEADER = 'X-Reefdesk-Stale';

export interface SendOptions {
  ageMs: number;
  isStale: boolean;
}

export function sendCachedResponse(request: Request, response: Response, answer: CachedResponse, { ageMs, isStale }: SendOptions): void {
  const { status, headers, encoding } = cachedAnswerOf(request, answer, () => encodingsOf(request));
  response.status(status);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Age', ageOf(ageMs));
  if (isStale) response.setHeader(STALE_HEADER, '1');
  if (status === 304 || request.method === 'HEAD') response.end();
  else sendBody(response, answer, encoding);
}

/** Sends a response to a session. Clients must not cache it, so it has no age. */
export function sendHeld(request: Request, response: Response, answer: CachedResponse): void {
  const { headers, encoding } = cachedAnswerOf(request, answer, () => encodingsOf(request));
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.method === 'HEAD') response.end();
  else sendBody(response, answer, encoding);
}

export function sendOwn(request: Request, response: Response, answer: FetchedAnswer<ReceivedBody>, service: ServiceName): void {
  const { status, headers, body } = answer;
  const cached = { ...headers };
  rewriteAnswerHeaders(cached, service, false);
  delete cached['transfer-encoding'];
  delete cached['content-length'];
  response.status(status);
  for (const [name, value] of Object.entries(cached)) if (value !== undefined) response.setHeader(name, value);
  if (request.method === 'HEAD') response.end();
  else if (isLong(body)) void sendDecompressed(response, body);
  else response.end(body);
}

export function ageOf(ageMs: number): string {
  return String(Math.max(0, Math.floor(ageMs / 1_000)));
}

export function sendBody(response: ServerResponse, { bodies }: CachedResponse, encoding: keyof CachedResponse['bodies'] & string): void {
  const body = bodies[encoding];
  if (Buffer.isBuffer(body)) response.end(body);
  else void sendDecompressed(response, bodies);
}

function encodingsOf(request: Request): AcceptedEncodings {
  return { br: Boolean(request.acceptsEncodings('br')), gzip: Boolean(request.acceptsEncodings('gzip')) };
}

/** Decompresses a long body in chunks, for the rare client that accepts no compression. */
async function sendDecompressed(response: ServerResponse, { gzip }: CachedResponse['bodies']): Promise<void> {
  // Fails only when the client disconnects.
  await pipeline(Readable.from([gzip ?? Buffer.alloc(0)]), createGunzip(), response).catch(() => undefined);
}
