import { type Access, POSITION_OF_EARLIER_STAFF, permits } from '@reefdesk/contracts/access';
import { selectUser, useAppSelector } from '@reefdesk/web-kit';
import { useCallback } from 'react';

/**
 * `const may = useRights()`: whether whoever is signed in may make calls of this access. What they may not is not offered (PPL-05);
 * the services refuse it all the same. While a session is over and nobody is known, the screen stays as it is.
 */
export function useRights(): (access: Access) => boolean {
  const user = useAppSelector(selectUser);
  const role = user?.role;
  const position = user?.position ?? POSITION_OF_EARLIER_STAFF;
  return useCallback((access) => role === undefined || permits(access, { role, position }), [role, position]);
}
