import { DEVICE_COOKIE_NAMES } from '@reefdesk/contracts/accounts/values';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { DEVICE_LIFE_MS } from './devices.service.ts';

export function readDeviceCookie(request: Request): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[cookieName(request)];
}

/** The cookie stays after sign-out: it only marks a known device. Without remembering, it ends with the browser (OR-16). */
export function setDeviceCookie(response: Response, secret: string, remembered: boolean): void {
  append(response, secret, remembered ? { maxAge: DEVICE_LIFE_MS / 1_000 } : {});
}

export function clearDeviceCookie(response: Response): void {
  append(response, '', { maxAge: 0 });
}

function append(response: Response, value: string, life: { maxAge?: number }): void {
  const { secure } = response.req;
  const common = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  response.append('Set-Cookie', stringifySetCookie({ name: cookieName(response.req), value, ...life, ...common }));
}

function cookieName({ secure }: Request): string {
  return DEVICE_COOKIE_NAMES[secure ? 'https' : 'http'];
}
