import { SetMetadata } from '@nestjs/common';
import type { Role } from '@reefdesk/contracts/roles';

/** Who may call a handler. A handler that says nothing is refused: the server denies by default. */
export type Access = 'public' | 'signed-in' | Role;

export const ACCESS_KEY = 'reefdesk:access';

/** Anyone; an actor is known when a valid internal token came along. */
export const Public = () => SetMetadata<string, Access>(ACCESS_KEY, 'public');
export const SignedIn = () => SetMetadata<string, Access>(ACCESS_KEY, 'signed-in');
export const RequireRole = (role: Role) => SetMetadata<string, Access>(ACCESS_KEY, role);
