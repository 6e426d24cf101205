import { useLiveChanges } from '../../../live/use-live-changes.ts';
import { useTitleCount } from '../../../live/use-title-count.ts';
import { useNewCount } from '../use-new-count.ts';

/** For whose the enquiries are: screens follow what changes, and the tab says how many are new (ENQ-09). */
export function LiveDesk() {
  useLiveChanges();
  useTitleCount(useNewCount());
  return null;
}
