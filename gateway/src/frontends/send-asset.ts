import { isHeld } from '@reefdesk/service-kit/http/if-none-match';
import type { Request, Response } from 'express';
import type { Encoding } from '../response-cache/cached-answer.ts';
import type { Asset } from './asset.ts';

/** Sends a file, or a page, in the best encoding it was built in; each encoding has a strong tag of its own. */
export function sendAsset(request: Request, response: Response, asset: Asset, status = 200): void {
  const { bodies } = asset;
  const encoding =
    bodies.br && request.acceptsEncodings('br') ? 'br' : bodies.gzip && request.acceptsEncodings('gzip') ? 'gzip' : 'identity';
  const { tag, held, whole } = assetHeadersOf(asset, encoding);
  if (bodies.br || bodies.gzip) response.vary('Accept-Encoding');
  const isKnown = status === 200 && isHeld(request, tag);
  response.status(isKnown ? 304 : status);
  for (const [name, value] of Object.entries(isKnown ? held : whole)) response.setHeader(name, value);
  response.end(isKnown || request.method === 'HEAD' ? undefined : (bodies[encoding] ?? bodies.identity));
}

/** Headers of a response with the asset in this encoding, and of a 304 to a client that already has it. */
export function assetHeadersOf({ type, cacheControl, etag, bodies }: Asset, encoding: Encoding) {
  const tag = encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`;
  const held = { 'Cache-Control': cacheControl, ETag: tag };
  const body = bodies[encoding] ?? bodies.identity;
  const whole = {
    ...held,
    'Content-Type': type,
    'Content-Length': String(body.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  return { tag, held, whole };
}
