import { useCallback, useRef, useState } from 'react';

/** CONST-15: after a move the next one waits. */
const MOVE_LOCK_MS = 500;

export interface Carousel {
  index: number;
  /** What was shown before the last move; it lies below what comes in. */
  previous: number | undefined;
  /** Counts the moves. */
  turn: number;
  isFirst: boolean;
  isLast: boolean;
  /** Says whether it moved: not within half a second of the last move (TRAV-15). */
  goTo: (index: number) => boolean;
  /** Ends at the first and the last (TRAV-10). */
  step: (direction: 1 | -1) => boolean;
}

/** Which slide is shown, and the way to others (STATE-21). */
export function useCarousel(count: number): Carousel {
  const [shown, setShown] = useState<{ index: number; previous?: number; turn: number }>({ index: 0, turn: 0 });
  const movedAt = useRef(-MOVE_LOCK_MS);
  // A package may have lost stops since; its answer is asked for again now and then.
  const index = Math.min(shown.index, Math.max(count - 1, 0));
  const goTo = useCallback(
    (target: number) => {
      const now = performance.now();
      if (target === index || target < 0 || target >= count || now - movedAt.current < MOVE_LOCK_MS) return false;
      movedAt.current = now;
      setShown(({ turn }) => ({ index: target, previous: index, turn: turn + 1 }));
      return true;
    },
    [index, count],
  );
  const step = useCallback((direction: 1 | -1) => goTo(index + direction), [goTo, index]);
  return {
    index,
    previous: shown.previous !== undefined && shown.previous < count ? shown.previous : undefined,
    turn: shown.turn,
    isFirst: index === 0,
    isLast: index >= count - 1,
    goTo,
    step,
  };
}
