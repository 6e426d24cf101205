import { settledPath } from '@reefdesk/contracts/pages/site-addresses';
import { classNames } from '@reefdesk/ui/class-names';
import { Spinner } from '@reefdesk/ui/spinner';
import { Navigate, useLocation, useText } from '@reefdesk/web-kit';
import { type AppStore, Provider, RemoteScreen, ScreenBoundary, VisitDay } from '@reefdesk/web-kit/host';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { PublicLayout } from './layout/public-layout.tsx';
import { remoteOf } from './routing/addresses.ts';
import { RouteEffects } from './routing/route-effects.tsx';

const QUIET_MS = 150;

/** A thin line at the top while the next screen loads; the current screen stays visible until then. */
function NavigationProgress() {
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

export interface AppProps {
  store: AppStore;
  routed: (screens: ReactNode) => ReactNode;
  /** Days since 1970 (UTC). */
  day: number;
  children?: ReactNode;
}

export function App({ store, routed, day, children = <AppRoutes /> }: AppProps) {
  return (
    <Provider store={store}>
      <VisitDay value={day}>
        {routed(
          <>
            <NavigationProgress />
            {children}
            <RouteEffects />
          </>,
        )}
      </VisitDay>
    </Provider>
  );
}

export function AppRoutes() {
  const { pathname } = useLocation();
  const settled = settledPath(pathname);
  return (
    <ScreenBoundary resetKey={pathname} onRetry={() => location.reload()}>
      {settled === pathname ? <Screen pathname={pathname} /> : <Navigate to={settled} replace />}
    </ScreenBoundary>
  );
}

function Screen({ pathname }: { pathname: string }) {
  if (remoteOf(pathname) === 'admin') return <RemoteScreen name="admin" waiting={<Waiting ground="foam" />} />;
  return (
    <PublicLayout>
      <RemoteScreen name="public" waiting={<Waiting ground="deep" />} />
    </PublicLayout>
  );
}

function Waiting({ ground }: { ground: 'deep' | 'foam' }) {
  const text = useText('common');
  return (
    <div
      role="status"
      className={classNames('grid min-h-dvh place-items-center', ground === 'deep' ? 'bg-deep text-foam' : 'bg-foam text-ocean')}
    >
      <span className="animate-fade [animation-delay:500ms]">
        <Spinner className="size-10" />
        <span className="sr-only">{text('loading')}</span>
      </span>
    </div>
  );
}
