import { useLiveChanges } from '../../../live/use-live-changes.ts';
import { useTitleCount } from '../../../live/use-title-count.ts';
import { useNewCount } from '../use-new-count.ts';

/** For users with access to enquiries: live updates, and the number of new enquiries in the tab's title (ENQ-09). */
export function LiveDesk() {
  useLiveChanges();
  useTitleCount(useNewCount());
  return null;
}
