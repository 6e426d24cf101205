import { useLocation } from '@reefdesk/web-kit';
import { useEffect, useState } from 'react';

const QUIET_MS = 150;

/** A thin line at the top while a screen that was asked for is still on its way: the old one stays until it is there. */
export function NavigationProgress() {
  const { pathname } = useLocation();
  const [waitingFor, setWaitingFor] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWaitingFor(location.pathname === pathname ? undefined : location.pathname), QUIET_MS);
    };
    setWaitingFor(undefined);
    document.addEventListener('click', look);
    window.addEventListener('popstate', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', look);
      window.removeEventListener('popstate', look);
    };
  }, [pathname]);
  return waitingFor ? <div role="progressbar" className="navigation-progress" /> : null;
}
