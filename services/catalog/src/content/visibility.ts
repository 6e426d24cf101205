import type { ContentStatus } from '@reefdesk/contracts/statuses';
import type { Caller } from '@reefdesk/service-kit/access/caller';

/** A part of every query of this service: visitors see active content only, admins see all (OR-41). */
export type Visibility = { status?: ContentStatus };

export function visibleTo(caller: Caller): Visibility {
  return caller.isAdmin ? {} : { status: 'active' };
}
