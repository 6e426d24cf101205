import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Caller } from '../access/caller.ts';
import { ANSWER_TAG_HEADER, HELD_TAGS_HEADER, tagsOf } from './held-answers.ts';
import { isHeld } from './if-none-match.ts';

export const NO_STORE = 'no-store';

export type Audience = 'public' | 'private';

/** Public responses: shared caches revalidate each time, and the gateway keeps its own short-lived copy. */
export const PUBLIC_READ = 'public, max-age=0, must-revalidate';

/** Responses under an address that visitors and signed-in users share are public for visitors only. */
export function audienceOf(caller: Caller): Audience {
  return caller.actor ? 'private' : 'public';
}

export interface AnswerText {
  body: Buffer;
  etag: string;
}

export function textOf(body: unknown): AnswerText {
  const text = Buffer.from(JSON.stringify(body));
  return { body: text, etag: tagOf(text) };
}

/** Like {@link sendText}, for a body that is rendered for this response only. */
export function sendJson(request: Request, response: Response, body: unknown, audience: Audience): void {
  sendText(request, response, textOf(body), audience);
}

/** Sends JSON with a strong ETag, or 304 for a matching `If-None-Match`. Responses that depend on a session must be `private`. */
export function sendText(request: Request, response: Response, { body, etag }: AnswerText, audience: Audience): void {
  response.setHeader('Cache-Control', audience === 'public' ? PUBLIC_READ : NO_STORE);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (audience === 'public') {
    response.setHeader('ETag', etag);
    if (isHeld(request, etag)) {
      response.status(304).end();
      return;
    }
  }
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Like {@link sendText}, but the gateway gets a 304 for bytes that it holds. No other cache keeps a private response. */
export function sendRemembered(request: Request, response: Response, answer: AnswerText, audience: Audience): void {
  if (audience === 'private') {
    response.setHeader(ANSWER_TAG_HEADER, answer.etag);
    if (tagsOf(request.headers[HELD_TAGS_HEADER]).includes(answer.etag)) {
      response.setHeader('Cache-Control', NO_STORE);
      response.status(304).end();
      return;
    }
  }
  sendText(request, response, answer, audience);
}

/** For a secret address: only the reader's own cache keeps the response, and it revalidates each time (`If-None-Match`, 304). */
export function sendPrivate(request: Request, response: Response, text: string, contentType: string): void {
  const etag = tagOf(text);
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('ETag', etag);
  if (isHeld(request, etag)) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', contentType);
  response.end(request.method === 'HEAD' ? undefined : text);
}

function tagOf(text: string | Buffer): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}
