import { SESSION_COOKIE_NAMES } from '@reefdesk/contracts/accounts/values';
import type { Client } from './client.ts';

type Cookies = Readonly<Record<string, string | undefined>>;

/** The opaque value that may stand for a session; undefined when there is none. */
export function sessionCookieOf(cookies: Cookies, scheme: Client['scheme']): string | undefined {
  return cookies[SESSION_COOKIE_NAMES[scheme]] || undefined;
}

/** A cookie of either name, even one that cannot count: such a request is never answered from what is shared. */
export function hasSessionCookie(cookies: Cookies): boolean {
  return Object.values(SESSION_COOKIE_NAMES).some((name) => name in cookies);
}
