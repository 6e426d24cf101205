import { type TouchEvent, useMemo, useRef } from 'react';

const SWIPE_DISTANCE_PX = 50;

export interface SwipeHandlers {
  onTouchStart(event: TouchEvent): void;
  onTouchEnd(event: TouchEvent): void;
}

/** Spread on an element. `onSwipe(1)`: to the next (finger moves left), `-1`: to the previous. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void): SwipeHandlers {
  const latest = useRef(onSwipe);
  latest.current = onSwipe;
  const start = useRef<{ x: number; y: number } | null>(null);
  return useMemo(
    () => ({
      onTouchStart({ touches }) {
        const touch = touches[0];
        start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
      },
      onTouchEnd({ changedTouches }) {
        const end = changedTouches[0];
        if (!start.current || !end) return;
        const x = start.current.x - end.clientX;
        const y = start.current.y - end.clientY;
        start.current = null;
        if (Math.abs(x) > SWIPE_DISTANCE_PX && Math.abs(x) > Math.abs(y)) latest.current(x > 0 ? 1 : -1);
      },
    }),
    [],
  );
}
