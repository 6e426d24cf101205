import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What rests takes no presses and has no focus either: whoever had it in `region` finds it again afterwards. */
export function useFocusKept(region: RefObject<HTMLElement | null>, resting: boolean): void {
  const rested = useRef(false);
  const before = useRef<Element>(null);
  // While it is drawn, since some browsers take the focus away in the very moment in which a field is disabled.
  if (resting && !rested.current) before.current = document.activeElement;
  rested.current = resting;
  useLayoutEffect(() => {
    if (resting) return;
    const [now, had] = [document.activeElement, before.current];
    before.current = null;
    const isLost = !now || now.contains(region.current); // To the page, or to the dialog around.
    if (isLost && had instanceof HTMLElement && region.current?.contains(had)) had.focus({ preventScroll: true });
  }, [resting, region]);
}
