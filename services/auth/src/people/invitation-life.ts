import { INVITATION_HOURS } from '@reefdesk/contracts/people/endpoints';
import type { Lifetime } from './invitations.repository.ts';

const HOUR_MS = 3_600_000;
/** Owners see that a link has run out, and may send another one, for so long. */
const SHOWN_MS = 30 * 24 * HOUR_MS;

/** Of an invitation whose letter is written now. */
export function lifeFrom(now: number): Lifetime {
  const expiresAt = now + INVITATION_HOURS * HOUR_MS;
  return { expiresAt: new Date(expiresAt), forgetAt: new Date(expiresAt + SHOWN_MS) };
}
