import { type Language, toLanguage } from '@reefdesk/contracts/languages';
import { OFFLINE_WORKER_PATH } from '@reefdesk/contracts/pages/offline-pages';
import { settledPath } from '@reefdesk/contracts/pages/site-addresses';
import { asksForSession } from '../routing/addresses.ts';
import type { PageShown } from './messages.ts';

/** After this time without a new request the page's list of files is complete. */
const SETTLED_AFTER_MS = 1_500;

/**
 * Caches visited pages (docs/adr/0015): registers the worker and informs it of each page shown from now on. `onChange` calls back when
 * another page may be open.
 */
export async function cachePages(onChange: (look: () => void) => unknown): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  leadOnByRealLoads();
  if (isCached()) return;
  await quiet();
  await navigator.serviceWorker.register(OFFLINE_WORKER_PATH);
  reportPages((await navigator.serviceWorker.ready).active, onChange);
}

async function quiet(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  if ('requestIdleCallback' in window) await new Promise((resolve) => window.requestIdleCallback(resolve));
}

function reportPages(worker: ServiceWorker | null, onChange: (look: () => void) => unknown): void {
  const { build = '' } = document.documentElement.dataset;
  let shown = { path: location.pathname, language: currentLanguage() };
  let source: Pick<PageShown, 'source' | 'cameFromSource'> = cameFrom(shown);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = () => {
    clearTimeout(timer);
    timer = undefined;
    if (asksForSession(shown.path)) return;
    const page: PageShown = { ...shown, ...source, build, files: seen.files(), pictures: seen.pictures(), isSparing: savesData() };
    source = {};
    worker?.postMessage(page);
  };
  const reportSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Pictures that were present before the observer, or that an earlier page had already shown.
      seen.notePictures();
      report();
    }, SETTLED_AFTER_MS);
  };
  const look = () => {
    const { pathname: path } = location;
    const language = currentLanguage();
    if (path === shown.path && language === shown.language) return;
    if (timer !== undefined) report();
    shown = { path, language };
    source = sourceWithoutLoad(shown);
    seen.forgetPictures();
    reportSoon();
  };
  const seen = watchLoads(reportSoon);
  onChange(look);
  document.addEventListener('visibilitychange', () => document.hidden && timer !== undefined && report());
  reportSoon();
}

/** The address from which the document was loaded, if the open page came with it. */
function cameFrom({ path, language }: Pick<PageShown, 'path' | 'language'>): Pick<PageShown, 'source' | 'cameFromSource'> {
  const [entry] = performance.getEntriesByType('navigation');
  const source = (entry?.name ?? location.href).replace(/#.*/, '');
  return settledPath(new URL(source).pathname) === path ? { source, cameFromSource: true } : sourceWithoutLoad({ path, language });
}

/** The HTML of this address was never loaded; with data saving it is not fetched only to be cached. */
function sourceWithoutLoad({ path, language }: Pick<PageShown, 'path' | 'language'>): Pick<PageShown, 'source'> {
  return savesData() ? {} : { source: `${path}?lang=${language}` };
}

function currentLanguage(): Language {
  return toLanguage(document.documentElement.lang);
}

/** https://wicg.github.io/savedata/ */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/**
 * Without a connection, or on a cached page, a link within the site causes a real page load: the worker then opens the cached page with its
 * data, or the offline page.
 */
function leadOnByRealLoads(): void {
  window.addEventListener('click', (event) => isCachedOrAlone() && isPlainClickOnPage(event) && event.stopImmediatePropagation(), true);
}

function isCachedOrAlone(): boolean {
  return navigator.serviceWorker.controller !== null && (isCached() || !navigator.onLine);
}

function isCached(): boolean {
  return document.documentElement.dataset.kept !== undefined;
}

function isPlainClickOnPage({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  return link.pathname !== location.pathname;
}

/** Paths of the files that this document has loaded and of the pictures on the open page. */
interface Seen {
  files(): string[];
  pictures(): string[];
  notePictures(): void;
  forgetPictures(): void;
}

function watchLoads(onMore: () => void): Seen {
  const files = new Set<string>();
  let pictures = new Set<string>();
  const note = (into: Set<string>, address: string) => {
    const path = ownPath(address);
    if (!path || into.has(path)) return;
    into.add(path);
    onMore();
  };
  const notePicture = (image: HTMLImageElement) => image.naturalWidth > 0 && note(pictures, image.currentSrc);
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) note(files, name);
  }).observe({ type: 'resource', buffered: true });
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && notePicture(target), true);
  return {
    files: () => [...files],
    pictures: () => [...pictures],
    notePictures: () => {
      for (const image of document.images) notePicture(image);
    },
    forgetPictures: () => {
      pictures = new Set();
    },
  };
}

function ownPath(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? pathname : undefined;
}
