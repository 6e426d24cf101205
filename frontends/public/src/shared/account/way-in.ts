import { homeOfStaff } from '@reefdesk/contracts/access';
import type { UserView } from '@reefdesk/contracts/accounts/views';

export interface WayIn {
  from: string;
  /** True if there was a session that has ended. */
  ended: boolean;
}

/** Navigation state for the sign-in screen after an account was erased. */
export const FAREWELL = { erased: true } as const;

export function isFarewell(state: unknown): boolean {
  return (state as Partial<typeof FAREWELL> | null)?.erased === true;
}

export function readWayIn(state: unknown): WayIn | undefined {
  const { from, ended } = (state ?? {}) as Partial<WayIn>;
  return typeof from === 'string' && from.startsWith('/customer/') ? { from, ended: ended === true } : undefined;
}

/** Target after sign-in by role (SIGN-08, SIGN-09); customers return to the page that redirected them. */
export function homeOf({ role, position }: Pick<UserView, 'role' | 'position'>, state?: unknown): string {
  return role === 'admin' ? homeOfStaff(position) : (readWayIn(state)?.from ?? '/customer/travel');
}
