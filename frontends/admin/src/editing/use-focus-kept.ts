import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What rests takes no presses and has no focus either: whoever had it in `region` finds it again afterwards. */
export function useFocusKept(region: RefObject<HTMLElement | null>, resting: boolean): void {
  const before = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (resting) before.current = now instanceof HTMLElement && region.current?.contains(now) ? now : null;
    // Lost to the page, or to the dialog around; who went on somewhere else meanwhile stays there.
    else if (!now || now.contains(region.current)) before.current?.focus({ preventScroll: true });
  }, [resting, region]);
}
