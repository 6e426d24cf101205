import { OIDC_COOKIE_NAMES } from '@reefdesk/contracts/accounts/values';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { FLOW_LIFE_MS } from './oidc-flow.schema.ts';

/** State in the browser between the redirect to the provider and the callback. */
export interface TravellingBrowser {
  /** Proves that the callback comes from the browser that started the flow. */
  secret: string;
  /** Copy of the device cookie, which browsers do not send when another site redirects here. */
  device: string | undefined;
}

const BETWEEN = '.';

export function readOidcCookie(request: Request): Partial<TravellingBrowser> {
  const [secret, device] = (parseCookie(request.headers.cookie ?? '')[cookieName(request)] ?? '').split(BETWEEN);
  return { ...(secret && { secret }), ...(device && { device }) };
}

export function setOidcCookie(response: Response, { secret, device }: TravellingBrowser): void {
  append(response, device ? secret + BETWEEN + device : secret, FLOW_LIFE_MS / 1_000);
}

export function clearOidcCookie(response: Response): void {
  append(response, '', 0);
}

/** `Lax`, because the provider redirects here from another site. */
function append(response: Response, value: string, maxAge: number): void {
  const { secure } = response.req;
  const cookie = { name: cookieName(response.req), value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  response.append('Set-Cookie', stringifySetCookie(cookie));
}

function cookieName({ secure }: Request): string {
  return OIDC_COOKIE_NAMES[secure ? 'https' : 'http'];
}
