import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { ExpectedLink } from '../accounts/user.schema.ts';
import { createSessionSecret, sessionIdOf } from '../sessions/session-secret.ts';

/** How long a link works that sets a password. */
export const RESET_LIFE_MS = 30 * 60_000;

/** A new link to the screen that sets a password: its address, and the part that the account keeps. */
export function createResetLink(origin: string, askedAt: Date): { url: string; link: ExpectedLink } {
  // The token is as long and as random as a session's secret.
  const token = createSessionSecret();
  const link = { tokenHash: sessionIdOf(token) as string, askedAt, expiresAt: new Date(Date.now() + RESET_LIFE_MS) };
  // Behind `#`: browsers keep it to themselves, so that no access log and no other site sees the token.
  return { url: `${origin}${PATHS.resetPassword}#${token}`, link };
}
