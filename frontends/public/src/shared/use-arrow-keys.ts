import { useEffect, useRef } from 'react';

/** Elements with their own use of the arrow keys. */
const OCCUPIED = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="tablist"]';
const MODAL = '[role="dialog"], [role="alertdialog"]';

/** Left and right arrow keys anywhere on the page, except while a modal is open (STATE-13, TRAV-10). */
export function useArrowKeys(onStep: (direction: 1 | -1) => void, enabled: boolean): void {
  const latest = useRef(onStep);
  latest.current = onStep;
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
      if (!direction || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if ((event.target as Element).closest?.(OCCUPIED) || document.querySelector(MODAL)) return;
      latest.current(direction);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
