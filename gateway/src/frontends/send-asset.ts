import { isHeld } from '@reefdesk/service-kit/http/if-none-match';
import type { Request, Response } from 'express';
import type { Encoding } from '../response-cache/cached-answer.ts';
import type { Asset } from './asset.ts';

/** Sends a file or page in the best available encoding. Each encoding has its own strong ETag. */
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
