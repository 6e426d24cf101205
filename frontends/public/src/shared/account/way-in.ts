import { homeOfStaff } from '@reefdesk/contracts/access';
import type { UserView } from '@reefdesk/contracts/accounts/views';

/** What a screen leaves for the sign-in screen, as state of the navigation. */
export interface WayIn {
  /** The address to come back to. */
  from: string;
  /** There was a session, and it is over. */
  ended: boolean;
}

/** What somebody leaves for the sign-in screen whose account is gone. */
export const FAREWELL = { erased: true } as const;

export function isFarewell(state: unknown): boolean {
  return (state as Partial<typeof FAREWELL> | null)?.erased === true;
}

/** The state of a navigation, if it is a {@link WayIn} to a page of the customer area. */
export function readWayIn(state: unknown): WayIn | undefined {
  const { from, ended } = (state ?? {}) as Partial<WayIn>;
  return typeof from === 'string' && from.startsWith('/customer/') ? { from, ended: ended === true } : undefined;
}

/** Where somebody goes after signing in: by role (SIGN-08, SIGN-09), a customer back to where they were stopped. */
export function homeOf({ role, position }: Pick<UserView, 'role' | 'position'>, state?: unknown): string {
  return role === 'admin' ? homeOfStaff(position) : (readWayIn(state)?.from ?? '/customer/travel');
}
