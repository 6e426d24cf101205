import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * When the control of `region` that has the focus goes away, such as the way to stop what has arrived, the region has it:
 * else it would be lost to the page. The region takes a `tabIndex` of -1.
 */
export function useFocusStays(region: RefObject<HTMLElement | null>): void {
  const wasInside = useRef(false);
  // While it is drawn: once it is, nothing tells any more who had it.
  wasInside.current = region.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (wasInside.current && (!now || now.contains(region.current))) region.current?.focus({ preventScroll: true });
  });
}
