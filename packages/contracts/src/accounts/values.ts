import type { Position, Role } from '../access.ts';
import type { Language, LanguageCode } from '../languages.ts';

/** The acting user, from the signed internal token. */
export interface Actor {
  userId: string;
  role: Role;
  /** Always set for staff. */
  position?: Position;
  languages?: readonly LanguageCode[];
  sessionId: string;
  /** True for staff without the required second step, who may only set it up. */
  lacksSecondStep?: true;
}

/** Purpose of the redirect: to sign in, or to link the provider to the signed-in account. */
export const OIDC_PURPOSES = ['sign-in', 'link'] as const;
export type OidcPurpose = (typeof OIDC_PURPOSES)[number];

/** Outcomes in `#oidc=` of the return page, which has a text for each. */
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

export type OidcReturn = { outcome: OidcOutcome } | { challenge: string };

export function readOidcHash(hash: string): OidcReturn | undefined {
  const words = hash.slice(1);
  const outcome = OIDC_OUTCOMES.find((one) => words === OUTCOME + one);
  if (outcome) return { outcome };
  return words.startsWith(CHALLENGE) ? { challenge: words.slice(CHALLENGE.length) } : undefined;
}

/** `language` is that of the return page. */
export function oidcStart(purpose: OidcPurpose, language: Language): string {
  return `/api/oidc/start?for=${purpose}&lang=${language}`;
}

/** Under https the prefix binds the cookie to host and Secure. A plain name could have been planted there, so it is never read. */
export const SESSION_COOKIE_NAMES = { http: 'reefdesk_session', https: '__Host-reefdesk' } as const;

export const DEVICE_COOKIE_NAMES = { http: 'reefdesk_device', https: '__Host-reefdesk-device' } as const;

/** Binds a redirect to the sign-in provider to the browser that started it. */
export const OIDC_COOKIE_NAMES = { http: 'reefdesk_oidc', https: '__Host-reefdesk-oidc' } as const;

/** Marks for scripts that a session may exist, so that a request for the user is worthwhile. Never trusted. */
export const SIGNED_IN_HINT_COOKIE = 'reefdesk_signed_in';
