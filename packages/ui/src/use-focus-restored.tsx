import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Restores the focus in `region` after it was disabled. */
export function useFocusRestored(region: RefObject<HTMLElement | null>, resting: boolean): void {
  const rested = useRef(false);
  const before = useRef<Element>(null);
  // Read during rendering, because some browsers drop the focus as soon as a field is disabled.
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
