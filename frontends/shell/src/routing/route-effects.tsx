import { useLocation } from '@reefdesk/web-kit';
import { useNavigationType } from '@reefdesk/web-kit/host';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { cameBack, keepScrollPositions, placeKey, scrollToPlace } from './scroll-memory.ts';

/** Scrolls and moves the focus to the new content, as a browser does at a page load. */
export function RouteEffects() {
  const location = useLocation();
  const { pathname, hash } = location;
  const key = placeKey(location);
  const navigation = useNavigationType();
  const previous = useRef<{ pathname: string; hash: string }>(undefined);

  const stopKeeping = useRef<() => void>(undefined);
  useEffect(() => {
    stopKeeping.current = keepScrollPositions(key);
  }, [key]);
  // Content of another length moves the page before the effects above run; that is not the position of the page that was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key has a position of its own.
  useLayoutEffect(() => () => stopKeeping.current?.(), [key]);

  useEffect(() => {
    const before = previous.current;
    previous.current = { pathname, hash };
    const samePlace = before?.pathname === pathname && before.hash === hash;
    if (before && before.pathname !== pathname) {
      document.documentElement.dataset.navigated = '';
      // A dialog that was opened while the screen was loading keeps its focus.
      const isTyping = document.activeElement?.matches('[role="dialog"] input');
      if (!isTyping) document.getElementById('main')?.focus({ preventScroll: true });
    }
    // A navigation inside the site causes no page request, so the view is reported here.
    if (before && before.pathname !== pathname && navigation !== 'REPLACE') reportView(pathname);
    if (samePlace && navigation === 'REPLACE') return;
    // A server-rendered page is readable before its code arrives: a visitor who has scrolled keeps the position.
    if (!before && !hash && window.scrollY > 0) return;
    const back = navigation === 'POP' && (before !== undefined || cameBack());
    return scrollToPlace({ key, hash, back, smooth: before?.pathname === pathname });
  }, [pathname, hash, key, navigation]);

  return null;
}

/** Reports a page view for the statistics without waiting; errors are ignored (docs/adr/0035). Screens under `/auth` are the visitors'. */
function reportView(pathname: string): void {
  if (/^.auth/.test(pathname)) fetch(pathname, { method: 'HEAD', headers: { 'x-page-view': '1' } }).catch(Object);
}
