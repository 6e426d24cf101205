import {
  createAppStore,
  createHttpClient,
  loadRemoteApp,
  loadTexts,
  provideOwnTexts,
  registerRemoteApps,
  restoreSession,
  startLanguage,
} from '@reefdesk/web-kit/host';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { provideShellTexts } from './locales/shell-texts.ts';
import { firstPicture, hasReader, keepReader } from './reader.ts';
import { asksForSession, remoteOf } from './routing/addresses.ts';

/** Everything the first screen needs is asked for at once. */
export async function start(): Promise<void> {
  const { language, code } = startLanguage();
  registerRemoteApps();
  provideOwnTexts();
  provideShellTexts();
  const app = loadRemoteApp(remoteOf(location.pathname)).catch(() => undefined);
  await Promise.all(['common', 'shell'].map((namespace) => loadTexts(namespace, language)));
  const http = createHttpClient();
  const store = createAppStore({ http, language: code });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // Where words stand already a place holder would only cost time: React shows nothing else soon after one.
  if (hasReader(root)) await Promise.all([app, firstPicture(root)]);
  keepReader(root, () => Object.values(store.getState().api.queries).some((query) => query?.status === 'pending'));
  // In small steps, so that a slow phone answers in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    ),
  );
  if (!asksForSession(location.pathname)) whenIdle(() => void restoreSession(store, http));
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 300);
}
