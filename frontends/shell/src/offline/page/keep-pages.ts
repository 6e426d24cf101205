import { BUILD_META, OFFLINE_WORKER_PATH } from '@reefdesk/contracts/offline-pages';
import { savesData } from '@reefdesk/web-kit';
import { currentLanguage } from '@reefdesk/web-kit/host';
import { asksForSession } from '../../routing/addresses.ts';
import type { PageShown } from '../messages.ts';
import { isKept, leadOnByRealLoads } from '../real-loads.ts';
import { watchLoads } from './seen.ts';

/** Nothing new for so long: what the page took to show is complete. */
const SETTLED_AFTER_MS = 1_500;

/** Registers the worker, and tells it of each page that is shown from now on. `onChange` is called when another may be open. */
export async function keepPages(onChange: (look: () => void) => void): Promise<void> {
  await navigator.serviceWorker.register(OFFLINE_WORKER_PATH);
  if (isKept()) return;
  leadOnByRealLoads();
  tellOfPages((await navigator.serviceWorker.ready).active, onChange);
}

function tellOfPages(worker: ServiceWorker | null, onChange: (look: () => void) => void): void {
  const build = document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content ?? '';
  let shown = { path: location.pathname, language: currentLanguage() };
  let source: Pick<PageShown, 'source' | 'cameFromSource'> = cameFrom();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    if (asksForSession(shown.path)) return;
    const page: PageShown = { ...shown, ...source, build, files: seen.files(), pictures: seen.pictures(), isSparing: savesData() };
    source = {};
    worker?.postMessage(page);
  };
  const tellSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Those that were there before anyone looked, or that an earlier page had shown already.
      seen.notePictures();
      tell();
    }, SETTLED_AFTER_MS);
  };
  const look = () => {
    const { pathname: path } = location;
    const language = currentLanguage();
    if (path === shown.path && language === shown.language) return;
    if (timer !== undefined) tell();
    shown = { path, language };
    // Its HTML never came; for those who save data it does not come for this alone.
    source = savesData() ? {} : { source: `${path}?lang=${language}` };
    seen.forgetPictures();
    tellSoon();
  };
  const seen = watchLoads(tellSoon);
  onChange(look);
  document.addEventListener('visibilitychange', () => document.hidden && timer !== undefined && tell());
  tellSoon();
}

/** The address that the document was asked for, and that the browser has it under. */
function cameFrom(): Pick<PageShown, 'source' | 'cameFromSource'> {
  const [entry] = performance.getEntriesByType('navigation');
  return { source: (entry?.name ?? location.href).replace(/#.*/, ''), cameFromSource: true };
}
