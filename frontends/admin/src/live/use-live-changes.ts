import type { ChangedKind } from '@reefdesk/contracts/changes';
import { api, useAppDispatch } from '@reefdesk/web-kit';
import { useEffect } from 'react';
import { changeFeed } from './change-feed.ts';

/** In a busy minute screens read again so often at most. */
const PAUSE_MS = 1_000;

/** Which readings show it: a list of bookings names their guests, and an enquiry shows its bookings. */
const TAGS = {
  enquiries: ['Enquiries', 'Bookings'],
  bookings: ['Bookings', 'Enquiries'],
  departures: ['Departures'],
} as const satisfies Record<ChangedKind, readonly string[]>;

/** What is open on the screen is read again when somebody else, here or elsewhere, has changed it (ENQ-09). */
export function useLiveChanges(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const changed = new Set<ChangedKind>();
    let timer: number | undefined;
    const read = () => {
      timer = undefined;
      if (changed.size === 0) return;
      dispatch(api.util.invalidateTags([...changed].flatMap((kind) => TAGS[kind])));
      changed.clear();
      timer = window.setTimeout(read, PAUSE_MS);
    };
    const leave = changeFeed.hear((kinds) => {
      for (const kind of kinds) changed.add(kind);
      if (timer === undefined) read();
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [dispatch]);
}
