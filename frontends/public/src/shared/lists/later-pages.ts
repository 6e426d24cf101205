import { useCallback, useReducer } from 'react';

/** Cursors by list, so that returning users find their position again. */
const readAt = new Map<string, readonly string[]>();
const NONE: readonly string[] = [];

/**
 * Cursors of the pages that are shown after the first page of a list, and the function that adds the next one. `list` names the list with
 * its filters.
 */
export function useLaterPages(list: string): [cursors: readonly string[], readOn: (cursor: string) => void] {
  const [, draw] = useReducer((draws: number) => draws + 1, 0);
  const readOn = useCallback(
    (cursor: string) => {
      const cursors = readAt.get(list) ?? NONE;
      if (cursors.includes(cursor)) return;
      readAt.set(list, [...cursors, cursor]);
      draw();
    },
    [list],
  );
  return [readAt.get(list) ?? NONE, readOn];
}
