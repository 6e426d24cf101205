import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Caller } from '../access/caller.ts';
import { isHeld } from './if-none-match.ts';

/** Marks an answer as private to its caller. */
export const NO_STORE = 'no-store';

export type Audience = 'public' | 'private';

/** Public reads: shared caches revalidate each time; the gateway keeps its own short-lived copy. */
export const PUBLIC_READ = 'public, max-age=0, must-revalidate';

/** An address that visitors and signed-in people share is public only for visitors. */
export function audienceOf(caller: Caller): Audience {
  return caller.actor ? 'private' : 'public';
}

/**
 * Sends `body` as JSON with a strong ETag; answers 304 to a matching `If-None-Match`.
 * Answers that depend on a session must pass `audience: 'private'`.
 */
export function sendJson(request: Request, response: Response, body: unknown, audience: Audience): void {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  response.setHeader('Cache-Control', audience === 'public' ? PUBLIC_READ : NO_STORE);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (audience === 'public') {
    response.setHeader('ETag', etag);
    if (isHeld(request, etag)) {
      response.status(304).end();
      return;
    }
  }
  response.end(request.method === 'HEAD' ? undefined : text);
}
