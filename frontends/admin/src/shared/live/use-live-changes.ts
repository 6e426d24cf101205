import type { ChangedKind } from '@reefdesk/contracts/bookings/values';
import { api, useAppDispatch } from '@reefdesk/web-kit';
import { useEffect } from 'react';
import { changeFeed } from './change-feed.ts';

const PAUSE_MS = 1_000;

/** Tags of the queries that show records of a kind. The list of bookings shows guest names, and an enquiry shows its bookings. */
const TAGS = {
  enquiries: ['Enquiries', 'Bookings'],
  bookings: ['Bookings', 'Enquiries'],
  departures: ['Departures'],
} as const satisfies Record<ChangedKind, readonly string[]>;

/** Reloads the displayed data when another user or tab has changed it (ENQ-09). */
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
