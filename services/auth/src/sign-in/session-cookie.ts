import { SESSION_COOKIE_NAMES } from '@reefdesk/contracts/session-cookie';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { REMEMBERED_MS } from '../sessions/session-life.ts';

/** The value the browser sent, if any. */
export function readSessionCookie(request: Request): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[cookieName(request)];
}

/** Without remembering it ends with the browser (OR-16). */
export function setSessionCookie(response: Response, secret: string, remembered: boolean): void {
  append(response, secret, remembered ? { maxAge: REMEMBERED_MS / 1_000 } : {});
}

export function clearSessionCookie(response: Response): void {
  append(response, '', { maxAge: 0 });
}

function append(response: Response, value: string, life: Pick<SetCookie, 'maxAge'>): void {
  const { secure } = response.req;
  const cookie: SetCookie = { name: cookieName(response.req), value, httpOnly: true, sameSite: 'lax', path: '/', secure, ...life };
  response.append('Set-Cookie', stringifySetCookie(cookie));
}

function cookieName({ secure }: Request): string {
  return SESSION_COOKIE_NAMES[secure ? 'https' : 'http'];
}
