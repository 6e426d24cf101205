interface CursorAnswer<Entry> {
  data: Entry[];
  next_cursor: string | null;
}

export interface CursorPage<Entry> {
  entries: Entry[];
  /** Null on the last page. */
  nextCursor: string | null;
}

export function pageOf<Entry>({ data, next_cursor }: CursorAnswer<Entry>): CursorPage<Entry> {
  return { entries: data, nextCursor: next_cursor };
}
