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
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { provideShellTexts } from './locales/shell-texts.ts';
import { keepReader } from './reader.ts';
import { remoteOf } from './routing/addresses.ts';

/** Everything the first screen needs is asked for at once; the screen waits only for its words. */
export async function start(): Promise<void> {
  const { language, code } = startLanguage();
  registerRemoteApps();
  provideOwnTexts();
  provideShellTexts();
  const remote = remoteOf(location.pathname);
  if (remote) loadRemoteApp(remote).catch(() => undefined);
  await Promise.all(['common', 'shell'].map((namespace) => loadTexts(namespace, language)));
  const http = createHttpClient();
  const store = createAppStore({ http, language: code });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  keepReader(root);
  createRoot(root).render(
    <StrictMode>
      <App store={store} />
    </StrictMode>,
  );
  // The back office asks for itself, because it cannot do without an answer.
  if (remote !== 'admin') whenIdle(() => void restoreSession(store, http));
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 300);
}
