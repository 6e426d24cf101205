import type { UserView } from '../accounts/views.ts';
import type { AuditEntry } from '../audit/values.ts';
import { event, message } from './message.ts';

/** The address that somebody has shown to be theirs; null where nobody has, or the account is not active. */
export const FindVerifiedEmail = message<{ userId: string }, { email: string | null }>('auth.accounts.find-verified-email');

/** A public signing key (Ed25519) as a JWK with `kid`. */
export interface PublicKey {
  kty: string;
  crv: string;
  x: string;
  kid: string;
  alg: string;
}

export interface ResolvedSession {
  /** Signed internal token (EdDSA JWT) for the services. */
  token: string;
  /** Seconds from now until the token ends. */
  tokenLifeSeconds: number;
  user: UserView;
}

/** The opaque cookie value → who it is. Null when there is no such session. */
export const ResolveSession = message<{ cookie: string }, { session: ResolvedSession | null }>('auth.sessions.resolve');
export const ListPublicKeys = message<Record<string, never>, { keys: PublicKey[] }>('auth.keys.list');

/** What somebody may do is another than before; their sessions go on. */
export const RightsChanged = event<{ userId: string }>('auth.rights.changed');

/** Sessions ended before their time (logout, password change, disabling): `sessionId` one of them, else all of the user. */
export const SessionsEnded = event<{ userId: string; sessionId?: string; exceptSessionId?: string }>('auth.sessions.ended');

/** Who these users are, for those who write down who did what; who is not known is left out. */
export const DescribePeople = message<{ ids: readonly string[] }, { people: { id: string; name: string; isStaff: boolean }[] }>(
  'auth.people.describe',
);

/**
 * Stores audit entries of a service, each once even if it is sent again; returns the ids of the stored ones. NATS permissions allow each
 * service its own subject only, and auth refuses kinds of records that this service does not own (`forbidden`).
 */
export const collectAudit = (service: string) =>
  message<{ entries: readonly AuditEntry[] }, { kept: readonly string[] }>(`auth.audit.collect.${service}`);
