import type { Language } from './languages.ts';

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
