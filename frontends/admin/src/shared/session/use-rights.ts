import { type Access, POSITION_OF_EARLIER_STAFF, permits } from '@reefdesk/contracts/access';
import { selectUser, useAppSelector } from '@reefdesk/web-kit';
import { useCallback } from 'react';

/**
 * Returns a function that checks whether the user has an access (PPL-05). The services check it as well. Without a user, for example after
 * the session has ended, it returns true, so that the screen does not change.
 */
export function useRights(): (access: Access) => boolean {
  const user = useAppSelector(selectUser);
  const role = user?.role;
  const position = user?.position ?? POSITION_OF_EARLIER_STAFF;
  return useCallback((access) => role === undefined || permits(access, { role, position }), [role, position]);
}
