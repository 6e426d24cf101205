import type { Request, Response } from 'express';
import type { KeptAnswer } from './kept-answer.ts';

/** A service that is down is stood in for; clients and people who look can see it. */
const STALE_HEADER = 'X-Reefdesk-Stale';

export interface SendOptions {
  ageMs: number;
  isStale: boolean;
}

/** Sends a kept answer in the best encoding, or 304 when the visitor holds it already. */
export function sendKeptAnswer(request: Request, response: Response, answer: KeptAnswer, { ageMs, isStale }: SendOptions): void {
  const encoding = encodingFor(request, answer);
  response.status(200);
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  response.vary('Accept-Encoding, Cookie');
  response.setHeader('Age', String(Math.max(0, Math.floor(ageMs / 1_000))));
  if (isStale) response.setHeader(STALE_HEADER, '1');
  // The bytes of an encoding are not those that the service's strong tag stands for.
  if (answer.etag) response.setHeader('ETag', encoding === 'identity' || answer.etag.startsWith('W/') ? answer.etag : `W/${answer.etag}`);
  if (isHeld(request.headers['if-none-match'], answer.etag)) {
    response.removeHeader('Content-Type');
    response.status(304).end();
    return;
  }
  const body = answer.bodies[encoding] ?? answer.bodies.identity;
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function encodingFor(request: Request, { bodies }: KeptAnswer): keyof KeptAnswer['bodies'] {
  if (bodies.br && request.acceptsEncodings('br')) return 'br';
  if (bodies.gzip && request.acceptsEncodings('gzip')) return 'gzip';
  return 'identity';
}

/** Weak comparison (RFC 9110, 13.1.2). */
function isHeld(header: string | undefined, etag: string | undefined): boolean {
  if (!header || !etag) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
