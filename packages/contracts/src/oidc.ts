import type { Language } from './languages.ts';

/** What somebody goes to the provider for: to sign in, or to link it to the account that they are signed in to. */
export const OIDC_PURPOSES = ['sign-in', 'link'] as const;
export type OidcPurpose = (typeof OIDC_PURPOSES)[number];

/** How it came out, as the page it leads back to is told behind `#oidc=`; pages have words for each. */
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
/** A sign-in that asks for a second step goes on with this behind `#`, which no server sees. */
const CHALLENGE = 'second-step=';

export function outcomeHash(outcome: OidcOutcome): string {
  return `#${OUTCOME}${outcome}`;
}

export function challengeHash(challenge: string): string {
  return `#${CHALLENGE}${challenge}`;
}

/** Somebody is back: with what came of it, or with what the second step goes by. */
export type OidcReturn = { outcome: OidcOutcome } | { challenge: string };

/** What stands behind `#` of the page that was led back to; undefined where it is nothing of ours. */
export function readOidcHash(hash: string): OidcReturn | undefined {
  const words = hash.slice(1);
  const outcome = OIDC_OUTCOMES.find((one) => words === OUTCOME + one);
  if (outcome) return { outcome };
  return words.startsWith(CHALLENGE) ? { challenge: words.slice(CHALLENGE.length) } : undefined;
}

/** Where the way to the provider begins, in the language of the page to come back to. */
export function oidcStart(purpose: OidcPurpose, language: Language): string {
  return `/api/oidc/start?for=${purpose}&lang=${language}`;
}
