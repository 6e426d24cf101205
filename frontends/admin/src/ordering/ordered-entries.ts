import type { ReactNode } from 'react';

export interface OrderedEntry {
  id: string;
  /** What it is called where it is moved without being seen. */
  name: string;
  /** Cannot be taken, such as a heading: the others move around it. */
  fixed?: boolean | undefined;
  testId?: string | undefined;
  className?: string | undefined;
}

export interface OrderedListProps {
  entries: readonly OrderedEntry[];
  /** Nothing can be taken meanwhile; whoever stands on a grip stays there. */
  resting: boolean;
  /** The ids as they are to stand from now on. */
  onMove: (id: string, order: readonly string[]) => void;
  /** A row's contents, with the grip to put among them; null where there is none. */
  row: (entry: OrderedEntry, index: number, grip: ReactNode) => ReactNode;
  className?: string;
}

/** Nothing stands above a row that stays where it is and opens the list, wherever another is let go. */
export const placeFor = (over: number, entries: readonly OrderedEntry[]): number => (entries[0]?.fixed ? Math.max(over, 1) : over);
