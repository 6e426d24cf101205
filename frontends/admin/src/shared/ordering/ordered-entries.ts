import type { ReactNode } from 'react';

export interface OrderedEntry {
  id: string;
  name: string;
  /** True for an entry that cannot be moved, such as a heading; other entries move around it. */
  fixed?: boolean | undefined;
  testId?: string | undefined;
  className?: string | undefined;
}

export interface OrderedListProps {
  entries: readonly OrderedEntry[];
  /** True while nothing can be moved. The grips stay focusable, so that a keyboard user keeps the focus. */
  resting: boolean;
  /** Called with the moved id and all ids in the new order. */
  onMove: (id: string, order: readonly string[]) => void;
  /** Renders a row. `grip` is null if the row cannot be moved. */
  row: (entry: OrderedEntry, index: number, grip: ReactNode) => ReactNode;
  className?: string;
}

/** Returns the target index of a move: a fixed first entry always stays first. */
export const placeFor = (over: number, entries: readonly OrderedEntry[]): number => (entries[0]?.fixed ? Math.max(over, 1) : over);
