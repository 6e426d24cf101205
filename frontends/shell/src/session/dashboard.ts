import { homeOfStaff } from '@reefdesk/contracts/access';
import type { UserView } from '@reefdesk/contracts/accounts/views';

/** NAV-12, NAV-13. */
export function dashboardOf({ role, position }: Pick<UserView, 'role' | 'position'>): string {
  return role === 'admin' ? homeOfStaff(position) : '/customer/default';
}
