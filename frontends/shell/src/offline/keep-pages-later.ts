import { BUILD_META } from '@reefdesk/contracts/offline-pages';
import { whenIdle } from '../when-idle.ts';
import { isKept, leadOnByRealLoads } from './real-loads.ts';

/** A first visit is over its work by then; whoever only passes by costs nothing. */
const REST_MS = 3_000;

/**
 * Has the pages that are visited kept (docs/adr/0015), where the page says that it may be: after everything else, by code that
 * comes only then. `onChange` is given what looks whether another page is open.
 */
export function keepPagesLater(onChange: (look: () => void) => void): void {
  const mayBeKept = document.querySelector(`meta[name="${BUILD_META}"]`) !== null;
  if (!mayBeKept || !('serviceWorker' in navigator)) return;
  // Before React takes the links over: a kept page has no line to go on by.
  if (isKept()) leadOnByRealLoads();
  const begin = () => whenIdle(() => void keepPages(onChange));
  const rest = () => setTimeout(begin, REST_MS);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}

/** Where it cannot be done (a private window, no room), the site goes on as it is. */
async function keepPages(onChange: (look: () => void) => void): Promise<void> {
  const { keepPages: keep } = await import('./page/keep-pages.ts');
  await keep(onChange).catch(() => undefined);
}
