import type { LanguageCode } from './languages.ts';
import type { Role, UserStatus } from './roles.ts';

/** The bare user object of `/api/me` and `/api/login` (ENT-01, OR-12). Dates are ISO 8601 UTC. */
export interface UserView {
  user_id: string;
  fullname: string;
  name: string;
  email: string;
  status: UserStatus;
  role: Role;
  language: LanguageCode;
  created_at: string;
}

/** Who acts, as carried by the signed internal token. */
export interface Actor {
  userId: string;
  role: Role;
  sessionId: string;
}
