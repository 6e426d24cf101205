import type { Success } from '@reefdesk/contracts/envelope';

/** What the server answers for a page of a list. */
export type CursorAnswer<Entry> = Success<Entry[]> & { next_cursor: string | null };

export interface CursorPage<Entry> {
  entries: Entry[];
  /** Null at the end. */
  nextCursor: string | null;
}

export function pageOf<Entry>({ data, next_cursor }: CursorAnswer<Entry>): CursorPage<Entry> {
  return { entries: data, nextCursor: next_cursor };
}
