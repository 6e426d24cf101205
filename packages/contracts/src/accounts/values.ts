import type { Position, Role } from '../access.ts';
import type { Language, LanguageCode } from '../languages.ts';

/** Who acts, as carried by the signed internal token. */
export interface Actor {
  userId: string;
  role: Role;
  /** Of staff, always. */
  position?: Position;
  /** A translator's. */
  languages?: readonly LanguageCode[];
  sessionId: string;
  /** True for staff without the second step that owners demand: nothing but its setup is permitted. */
  lacksSecondStep?: true;
}

/** Purpose of the redirect to the provider: to sign in, or to link the provider to the signed-in account. */
export const OIDC_PURPOSES = ['sign-in', 'link'] as const;
export type OidcPurpose = (typeof OIDC_PURPOSES)[number];

/** Outcomes passed to the return page in `#oidc=`; the page has a text for each. */
export const OIDC_OUTCOMES = [
  'linked',
  'taken',
  'cancelled',
  'expired',
  'unavailable',
  'failed',
  'throttled',
  'unverified',
  'staff',
  'disabled',
] as const;
export type OidcOutcome = (typeof OIDC_OUTCOMES)[number];

const OUTCOME = 'oidc=';
/** Prefix of the second-step challenge in the URL fragment, which no server sees. */
const CHALLENGE = 'second-step=';

export function outcomeHash(outcome: OidcOutcome): string {
  return `#${OUTCOME}${outcome}`;
}

export function challengeHash(challenge: string): string {
  return `#${CHALLENGE}${challenge}`;
}

/** Result of the redirect: an outcome, or the challenge for the second step. */
export type OidcReturn = { outcome: OidcOutcome } | { challenge: string };

/** Reads the result from the URL fragment; undefined for any other fragment. */
export function readOidcHash(hash: string): OidcReturn | undefined {
  const words = hash.slice(1);
  const outcome = OIDC_OUTCOMES.find((one) => words === OUTCOME + one);
  if (outcome) return { outcome };
  return words.startsWith(CHALLENGE) ? { challenge: words.slice(CHALLENGE.length) } : undefined;
}

/** URL that starts the redirect to the provider; `language` is that of the return page. */
export function oidcStart(purpose: OidcPurpose, language: Language): string {
  return `/api/oidc/start?for=${purpose}&lang=${language}`;
}

/**
 * Name of the opaque session cookie, by the scheme of the visit. Under https the prefix binds it to this host and to Secure; a cookie
 * with the plain name could have been planted there, so it is never read.
 */
export const SESSION_COOKIE_NAMES = { http: 'reefdesk_session', https: '__Host-reefdesk' } as const;

/** Name of the cookie that identifies a browser that has signed in before; it grants no access. */
export const DEVICE_COOKIE_NAMES = { http: 'reefdesk_device', https: '__Host-reefdesk-device' } as const;

/** Name of the cookie that binds a redirect to the sign-in provider to the browser that started it. */
export const OIDC_COOKIE_NAMES = { http: 'reefdesk_oidc', https: '__Host-reefdesk-oidc' } as const;

/**
 * Set beside the session cookie with the same lifetime, and readable by scripts: a hint that a session may exist, so that a request
 * for the current user is worthwhile. It is no secret and is never trusted.
 */
export const SIGNED_IN_HINT_COOKIE = 'reefdesk_signed_in';
