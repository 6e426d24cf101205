import type { Request, Response } from 'express';
import type { Asset } from './asset.ts';

/** Sends a file in the best encoding it was built in; each encoding has a strong tag of its own. */
export function sendAsset(request: Request, response: Response, { type, cacheControl, etag, bodies }: Asset): void {
  const encoding =
    bodies.br && request.acceptsEncodings('br') ? 'br' : bodies.gzip && request.acceptsEncodings('gzip') ? 'gzip' : 'identity';
  const body = bodies[encoding] ?? bodies.identity;
  response.status(200);
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('ETag', encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`);
  if (bodies.br || bodies.gzip) response.vary('Accept-Encoding');
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', body.length);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.end(request.method === 'HEAD' ? undefined : body);
}
