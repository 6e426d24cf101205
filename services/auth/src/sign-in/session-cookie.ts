import { SESSION_COOKIE_NAMES, SIGNED_IN_HINT_COOKIE } from '@reefdesk/contracts/accounts/values';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { REMEMBERED_MS } from '../sessions/session-life.ts';

export function readSessionCookie(request: Request): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[cookieName(request)];
}

/** Without remembering, the cookie ends with the browser (OR-16). */
export function setSessionCookie(response: Response, secret: string, remembered: boolean): void {
  append(response, { session: secret, hint: '1' }, remembered ? { maxAge: REMEMBERED_MS / 1_000 } : {});
}

export function clearSessionCookie(response: Response): void {
  append(response, { session: '', hint: '' }, { maxAge: 0 });
}

/** The hint is set and removed with the session. It is the only part that scripts can read. */
function append(response: Response, { session, hint }: { session: string; hint: string }, life: Pick<SetCookie, 'maxAge'>): void {
  const { secure } = response.req;
  const common = { sameSite: 'lax', path: '/', secure, ...life } as const;
  response.append('Set-Cookie', stringifySetCookie({ name: cookieName(response.req), value: session, httpOnly: true, ...common }));
  response.append('Set-Cookie', stringifySetCookie({ name: SIGNED_IN_HINT_COOKIE, value: hint, ...common }));
}

function cookieName({ secure }: Request): string {
  return SESSION_COOKIE_NAMES[secure ? 'https' : 'http'];
}
