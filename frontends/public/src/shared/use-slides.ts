import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function usePrefersStill(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer);
}

const inBrowser = () => window.matchMedia(QUERY).matches;
const onServer = () => false;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Time per slide (CONST-18, CONST-19). */
const ADVANCE_MS = 5000;

/** The shown slide; `turn` counts the changes, `direction` is the direction of the last one. */
export interface Turn {
  turn: number;
  index: number;
  direction: 1 | -1;
}

/** Wraps around; advances unless paused, under reduced motion or with keyboard focus. Another `list` restarts the slide's time. */
export function useSlides(count: number, list?: unknown) {
  const [shown, setShown] = useState<Turn>({ turn: 0, index: 0, direction: 1 });
  const [previous, setPrevious] = useState<Turn>();
  const [choice, setChoice] = useState<boolean>();
  const [keyboardInside, setKeyboardInside] = useState(false);
  const still = usePrefersStill();
  const running = choice ?? !still;
  const { turn, index } = shown;

  const goTo = (target: number, direction: 1 | -1 = target > index ? 1 : -1) => {
    if (count < 2) return;
    const next = (target + count) % count;
    if (next === index) return;
    setPrevious(shown);
    setShown({ turn: turn + 1, index: next, direction });
  };
  const step = (direction: 1 | -1) => goTo(index + direction, direction);

  const advances = running && !keyboardInside && count > 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn and each list has its own time.
  useEffect(() => {
    if (!advances) return;
    const timer = setTimeout(() => step(1), ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [advances, turn, count, list]);

  return {
    shown,
    previous,
    advances,
    running,
    goTo,
    step,
    toggle: () => setChoice(!running),
    focusHandlers: {
      onFocus: ({ target }: FocusEvent) => setKeyboardInside(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget) && setKeyboardInside(false),
    },
  };
}
