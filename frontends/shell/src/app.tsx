import { settledPath } from '@reefdesk/contracts/pages/site-addresses';
import { Navigate, useLocation } from '@reefdesk/web-kit';
import { type AppStore, Provider, RemoteScreen, ScreenBoundary, VisitDay } from '@reefdesk/web-kit/host';
import type { ReactNode } from 'react';
import { PublicLayout } from './layout/public-layout.tsx';
import { Waiting } from './layout/waiting.tsx';
import { remoteOf } from './routing/addresses.ts';
import { NavigationProgress } from './routing/navigation-progress.tsx';
import { RouteEffects } from './routing/route-effects.tsx';

export interface AppProps {
  store: AppStore;
  /** Wraps the screens in the browser's router, or in the server's. */
  routed: (screens: ReactNode) => ReactNode;
  /** Days since 1970 (UTC). */
  day: number;
  /** Replaces the screens. */
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

/** Redirects aliases to their address; the screens of an address belong to its remote. */
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
