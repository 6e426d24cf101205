import { Navigate, Route, Routes, useLocation, useParams } from '@reefdesk/web-kit';
import { type AppStore, BrowserRouter, Provider, RemoteScreen, ScreenBoundary } from '@reefdesk/web-kit/host';
import { useEffect } from 'react';
import { PublicLayout } from './layout/public-layout.tsx';
import { Waiting } from './layout/waiting.tsx';
import { settleReader } from './reader.ts';
import { remoteOf } from './routing/addresses.ts';
import { NavigationProgress } from './routing/navigation-progress.tsx';
import { RouteEffects } from './routing/route-effects.tsx';

export function App({ store }: { store: AppStore }) {
  // After the effects of everything inside: a screen that waits has said so.
  useEffect(settleReader, []);
  return (
    <Provider store={store}>
      <BrowserRouter>
        <NavigationProgress />
        <AppRoutes />
        <RouteEffects />
      </BrowserRouter>
    </Provider>
  );
}

/** Aliases are settled here; the screens of an address belong to its remote. */
export function AppRoutes() {
  return (
    <ScreenBoundary resetKey={useLocation().pathname} onRetry={() => location.reload()}>
      <Routes>
        <Route path="/" element={<Navigate to="/auth/homepage" replace />} />
        <Route path="/auth" element={<Navigate to="/auth/homepage" replace />} />
        <Route path="/destinations" element={<Navigate to="/auth/destinations" replace />} />
        <Route path="/travel/:slug" element={<TravelAlias />} />
        <Route path="*" element={<Screen />} />
      </Routes>
    </ScreenBoundary>
  );
}

/** ROUT-07: the second reading of the travel page's address. */
function TravelAlias() {
  const { slug = '' } = useParams();
  return <Navigate to={`/auth/travel/${slug}`} replace />;
}

function Screen() {
  if (remoteOf(useLocation().pathname) === 'admin') return <RemoteScreen name="admin" waiting={<Waiting ground="foam" />} />;
  return (
    <PublicLayout>
      <RemoteScreen name="public" waiting={<Waiting ground="deep" />} />
    </PublicLayout>
  );
}
