import { isHeld } from '@reefdesk/service-kit/http/if-none-match';
import type { Request, Response } from 'express';
import type { Asset } from './asset.ts';

/** Sends a file, or a page, in the best encoding it was built in; each encoding has a strong tag of its own. */
export function sendAsset(request: Request, response: Response, { type, cacheControl, etag, bodies }: Asset, status = 200): void {
  const encoding =
    bodies.br && request.acceptsEncodings('br') ? 'br' : bodies.gzip && request.acceptsEncodings('gzip') ? 'gzip' : 'identity';
  const body = bodies[encoding] ?? bodies.identity;
  response.status(status);
  response.setHeader('Cache-Control', cacheControl);
  const tag = encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`;
  response.setHeader('ETag', tag);
  if (bodies.br || bodies.gzip) response.vary('Accept-Encoding');
  if (status === 200 && isHeld(request, tag)) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', body.length);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.end(request.method === 'HEAD' ? undefined : body);
}
