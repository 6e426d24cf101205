import type { UserView } from '../users.ts';
import { event, message } from './message.ts';

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
