import type { Client } from './client.ts';

/** The browser ties the first name to https and to this host; the second serves plain http (the embedded demo). */
const SECURE_NAME = '__Host-reefdesk';
const PLAIN_NAME = 'reefdesk_session';

type Cookies = Readonly<Record<string, string | undefined>>;

/** The opaque value that may stand for a session; undefined when there is none. */
export function sessionCookieOf(cookies: Cookies, scheme: Client['scheme']): string | undefined {
  return cookies[scheme === 'https' ? SECURE_NAME : PLAIN_NAME] || undefined;
}

/** A cookie of either name, even one that cannot count: such a request is never answered from what is shared. */
export function hasSessionCookie(cookies: Cookies): boolean {
  return SECURE_NAME in cookies || PLAIN_NAME in cookies;
}
