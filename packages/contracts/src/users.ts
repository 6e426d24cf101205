import type { InferType } from 'yup';
import type { LanguageCode } from './languages.ts';
import type { Position } from './positions.ts';
import type { Role } from './roles.ts';
import type { userView } from './views/users.views.ts';

export type UserView = InferType<typeof userView>;

/** Who acts, as carried by the signed internal token. */
export interface Actor {
  userId: string;
  role: Role;
  /** Of staff, always. */
  position?: Position;
  /** A translator's. */
  languages?: readonly LanguageCode[];
  sessionId: string;
  /** True for staff without the second step that owners demand: nothing but its setup is permitted. */
  lacksSecondStep?: true;
}
