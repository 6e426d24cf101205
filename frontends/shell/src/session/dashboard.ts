import type { UserView } from '@reefdesk/contracts/users';

/** NAV-12, NAV-13. */
export function dashboardOf({ role }: Pick<UserView, 'role'>): string {
  return role === 'admin' ? '/admin/travel' : '/customer/default';
}
