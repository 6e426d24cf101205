import { useCallback, useRef, useState } from 'react';

/** Time after a move in which further moves are ignored (CONST-15). */
const MOVE_LOCK_MS = 500;

export interface Carousel {
  index: number;
  /** Index before the last move, shown below the incoming slide. */
  previous: number | undefined;
  turn: number;
  isFirst: boolean;
  isLast: boolean;
  /** Returns false within half a second after the last move (TRAV-15). */
  goTo: (index: number) => boolean;
  /** Stops at the first and the last slide (TRAV-10). */
  step: (direction: 1 | -1) => boolean;
}

export function useCarousel(count: number): Carousel {
  const [shown, setShown] = useState<{ index: number; previous?: number; turn: number }>({ index: 0, turn: 0 });
  const movedAt = useRef(-MOVE_LOCK_MS);
  // The package is reloaded from time to time and may have fewer slides then.
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
