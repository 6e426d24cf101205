import { settledPath } from '@reefdesk/contracts/pages/site-addresses';
import { createHttpClient } from '@reefdesk/web-kit';
import {
  BrowserRouter,
  checkReturnedPages,
  createAppStore,
  loadRemoteApp,
  loadTexts,
  provideOwnTexts,
  readPageData,
  registerRemoteApps,
  restoreSession,
  startLanguage,
  today,
} from '@reefdesk/web-kit/host';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { provideShellTexts } from './locales/shell-texts.ts';
import { asksForSession, remoteOf } from './routing/addresses.ts';

const TIMEOUT_MS = 400;

/** Resolves when the first picture is painted or late, because work on the screen would delay it. */
async function firstPicture(root: HTMLElement): Promise<void> {
  const picture = root.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const painted = picture.decode().then(nextPaint, () => undefined);
  await Promise.race([painted, late]);
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** A first visit is complete by then and was quiet for longer than `bench:pages` waits; short visits cost nothing. */
const OFFLINE_AFTER_MS = 4_500;

/** Requests everything that the first screen needs at once. HTML from the server is hydrated. */
export async function start(): Promise<void> {
  const { language, code } = startLanguage();
  registerRemoteApps();
  provideOwnTexts();
  provideShellTexts();
  const { pathname } = location;
  if (settledPath(pathname) !== pathname) history.replaceState(history.state, '', settledPath(pathname));
  const app = loadRemoteApp(remoteOf(location.pathname)).catch(() => undefined);
  await Promise.all(['common', 'shell'].map((namespace) => loadTexts(namespace, language)));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const page = readPageData();
  const http = createHttpClient();
  const store = createAppStore({ http, language: code, reads: page?.reads });
  checkReturnedPages(store, http);
  const { build, kept } = document.documentElement.dataset;
  const cachePages = () => import('./offline/cache-pages.ts').then((offline) => offline.cachePages(store.subscribe)).catch(() => {});
  if (build) setTimeout(cachePages, OFFLINE_AFTER_MS);
  const screen = (
    <StrictMode>
      <App store={store} routed={(screens) => <BrowserRouter>{screens}</BrowserRouter>} day={page?.day ?? today()} />
    </StrictMode>
  );
  // Visible content does not wait for code that does not change it. After hydration, links of a cached page are no longer plain links.
  if (page) await Promise.all([app, firstPicture(root), kept && cachePages()]);
  startTransition(() => {
    if (page) hydrateRoot(root, screen);
    else createRoot(root).render(screen);
  });
  if (!asksForSession(location.pathname)) whenIdle(() => void restoreSession(store, http));
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 300);
}
