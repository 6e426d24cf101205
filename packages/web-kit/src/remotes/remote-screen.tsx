import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { loadRemoteApp, type RemoteName } from './remote-loader.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

const apps = new Map<RemoteName, ReturnType<typeof lazyApp>>();

function lazyApp(name: RemoteName) {
  return lazy(() => loadRemoteApp(name));
}

/** Loads a remote when first shown, and again on request after a failure. */
export function RemoteScreen({ name, waiting }: { name: RemoteName; waiting: ReactNode }) {
  const { pathname } = useLocation();
  const [, setAttempt] = useState(0);
  let App = apps.get(name);
  if (!App) {
    App = lazyApp(name);
    apps.set(name, App);
  }
  const retry = () => {
    apps.delete(name);
    setAttempt((attempt) => attempt + 1);
  };
  return (
    <ScreenBoundary resetKey={pathname} onRetry={retry}>
      <Suspense fallback={waiting}>
        <App />
      </Suspense>
    </ScreenBoundary>
  );
}
