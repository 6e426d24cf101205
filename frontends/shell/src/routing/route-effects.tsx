import { useLocation } from '@reefdesk/web-kit';
import { useNavigationType } from '@reefdesk/web-kit/host';
import { useEffect, useRef } from 'react';
import { cameBack, keepScrollPositions, placeKey, scrollToPlace } from './scroll-memory.ts';

/** What a browser does at a real page change: scroll, and begin at the top for those who listen or use the keyboard. */
export function RouteEffects() {
  const location = useLocation();
  const { pathname, hash } = location;
  const key = placeKey(location);
  const navigation = useNavigationType();
  const previous = useRef<{ pathname: string; hash: string }>(undefined);

  useEffect(() => keepScrollPositions(key), [key]);

  useEffect(() => {
    const before = previous.current;
    previous.current = { pathname, hash };
    const samePlace = before?.pathname === pathname && before.hash === hash;
    if (before && before.pathname !== pathname) {
      document.documentElement.dataset.navigated = '';
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    // Going on inside the site asks for no page.
    if (before && before.pathname !== pathname && navigation !== 'REPLACE') tellView(pathname);
    if (samePlace && navigation === 'REPLACE') return;
    // The page came drawn, and is read before its code has come: who has begun to scroll stays there.
    if (!before && !hash && window.scrollY > 0) return;
    const back = navigation === 'POP' && (before !== undefined || cameBack());
    return scrollToPlace({ key, hash, back, smooth: before?.pathname === pathname });
  }, [pathname, hash, key, navigation]);

  return null;
}

/** For the figures of views; nobody waits for it, and it may fail (docs/adr/0035). Of the screens, those under `/auth` are visitors'. */
function tellView(pathname: string): void {
  if (/^.auth/.test(pathname)) fetch(pathname, { method: 'HEAD', headers: { 'x-page-view': '1' } }).catch(Object);
}
