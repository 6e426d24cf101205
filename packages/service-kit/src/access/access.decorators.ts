import { SetMetadata } from '@nestjs/common';
import type { Role } from '@reefdesk/contracts/access';

/**
 * Whom a handler is for at all; which positions of staff may make the call stands in the contracts alone
 * (`@reefdesk/contracts/api`). A handler that says nothing is refused: the server denies by default.
 */
export type Door = 'public' | 'signed-in' | Role;

export const ACCESS_KEY = 'reefdesk:access';

/** Anyone; an actor is known when a valid internal token came along. */
export const Public = () => SetMetadata<string, Door>(ACCESS_KEY, 'public');
export const SignedIn = () => SetMetadata<string, Door>(ACCESS_KEY, 'signed-in');
/** `admin`: staff of the positions that the contracts name for the call. */
export const RequireRole = (role: Role) => SetMetadata<string, Door>(ACCESS_KEY, role);
