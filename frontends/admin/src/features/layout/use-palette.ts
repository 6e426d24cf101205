import { useLocation } from '@reefdesk/web-kit';
import { useCallback, useEffect, useState } from 'react';

/** Ctrl+K or Cmd+K opens and closes the palette; a change of screen closes it, too. */
export function usePalette() {
  const { pathname } = useLocation();
  /** Path at which the palette was opened. `pathname` may lag behind `location` while a screen loads. */
  const [over, setOver] = useState<string>();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isOurs = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
      if (!isOurs || event.defaultPrevented) return;
      event.preventDefault();
      // It does not open over a dialog, because it would navigate away from the open question.
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
