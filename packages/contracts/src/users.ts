import type { InferType } from 'yup';
import type { Role } from './roles.ts';
import type { userView } from './views/users.views.ts';

export type UserView = InferType<typeof userView>;

/** Who acts, as carried by the signed internal token. */
export interface Actor {
  userId: string;
  role: Role;
  sessionId: string;
}
