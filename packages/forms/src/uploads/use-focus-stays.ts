import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus to `region` when its focused control disappears, instead of losing it. The region needs `tabIndex` -1. */
export function useFocusStays(region: RefObject<HTMLElement | null>): void {
  const wasInside = useRef(false);
  // Read during rendering: afterwards the focused element is unknown.
  wasInside.current = region.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (wasInside.current && (!now || now.contains(region.current))) region.current?.focus({ preventScroll: true });
  });
}
