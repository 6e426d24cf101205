import { useLocation } from '@reefdesk/web-kit';
import { useCallback, useReducer } from 'react';

/** Cursors by path and query, so that returning users find their position again. */
const readAt = new Map<string, readonly string[]>();
const NONE: readonly string[] = [];

/** Cursors of the pages that are shown after the first page of a list, and the function that adds the next one. */
export function useLaterPages(): [cursors: readonly string[], readOn: (cursor: string) => void] {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [, draw] = useReducer((draws: number) => draws + 1, 0);
  const readOn = useCallback(
    (cursor: string) => {
      const cursors = readAt.get(address) ?? NONE;
      if (cursors.includes(cursor)) return;
      readAt.set(address, [...cursors, cursor]);
      draw();
    },
    [address],
  );
  return [readAt.get(address) ?? NONE, readOn];
}
