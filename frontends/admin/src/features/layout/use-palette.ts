import { useLocation } from '@reefdesk/web-kit';
import { useCallback, useEffect, useState } from 'react';

/** Ctrl or Cmd and K opens the palette and closes it; another screen closes it, too. */
export function usePalette() {
  const { pathname } = useLocation();
  /** The address over which it is open. A screen may still be on its way when the address is there. */
  const [over, setOver] = useState<string>();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isOurs = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
      if (!isOurs || event.defaultPrevented) return;
      event.preventDefault();
      // Over a dialog it would lead away from what is asked there.
      setOver((before) => (before === undefined && !document.querySelector('.backdrop') ? location.pathname : undefined));
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every other screen closes it.
  useEffect(() => setOver((before) => (before === location.pathname ? before : undefined)), [pathname]);
  return {
    isOpen: over !== undefined,
    open: useCallback(() => setOver(location.pathname), []),
    close: useCallback(() => setOver(undefined), []),
  };
}
