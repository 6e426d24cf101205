import { SESSION_COOKIE_NAMES } from '@reefdesk/contracts/accounts/values';
import type { Client } from './client.ts';

type Cookies = Readonly<Record<string, string | undefined>>;

export function sessionCookieOf(cookies: Cookies, scheme: Client['scheme']): string | undefined {
  return cookies[SESSION_COOKIE_NAMES[scheme]] || undefined;
}

/** Returns true for a cookie of either name, even an invalid one: such a request never gets a shared response. */
export function hasSessionCookie(cookies: Cookies): boolean {
  return Object.values(SESSION_COOKIE_NAMES).some((name) => name in cookies);
}
