import { AREAS, permits } from '@reefdesk/contracts/access';
import type { ContentStatus } from '@reefdesk/contracts/destinations/values';
import type { Caller } from '@reefdesk/service-kit/access/caller';

/** Part of every query: visitors see active content only, staff who read content see all (OR-41). */
export type Visibility = { status?: ContentStatus };

export function visibleTo({ actor }: Caller): Visibility {
  return permits(AREAS.contentReading, actor) ? {} : { status: 'active' };
}
