import type { UserView } from '../accounts/views.ts';
import type { AuditEntry } from '../audit/values.ts';
import { event, message } from './message.ts';

/** The verified email of an account; null if it is not verified or the account is not active. */
export const FindVerifiedEmail = message<{ userId: string }, { email: string | null }>('auth.accounts.find-verified-email');

/** Ed25519 key as a JWK with `kid`. */
export interface PublicKey {
  kty: string;
  crv: string;
  x: string;
  kid: string;
  alg: string;
}

export interface ResolvedSession {
  token: string;
  tokenLifeSeconds: number;
  user: UserView;
}

/** Resolves an opaque cookie; null if there is no such session. */
export const ResolveSession = message<{ cookie: string }, { session: ResolvedSession | null }>('auth.sessions.resolve');
export const ListPublicKeys = message<Record<string, never>, { keys: PublicKey[] }>('auth.keys.list');

/** A user's rights have changed. Their sessions continue. */
export const RightsChanged = event<{ userId: string }>('auth.rights.changed');

/** Sessions ended early (logout, password change, disabling): the one with `sessionId`, else all of the user. */
export const SessionsEnded = event<{ userId: string; sessionId?: string; exceptSessionId?: string }>('auth.sessions.ended');

/** Names of users for the audit log. Unknown IDs are left out. */
export const DescribePeople = message<{ ids: readonly string[] }, { people: { id: string; name: string; isStaff: boolean }[] }>(
  'auth.people.describe',
);

/** Stores audit entries idempotently and returns the stored IDs. Auth accepts only kinds that the service owns (else `forbidden`). */
export const collectAudit = (service: string) =>
  message<{ entries: readonly AuditEntry[] }, { kept: readonly string[] }>(`auth.audit.collect.${service}`);
