import type { Language } from '@reefdesk/contracts/languages';
import { type AppStore, matchPath, type PageComponent } from '@reefdesk/web-kit';

export type PagesByPattern = readonly (readonly [pattern: string, page: { ahead: () => Promise<{ default: PageComponent }> }])[];

/** Minimum time on a link, because a pointer often only crosses it. */
const RESTS_MS = 80;
let timer: ReturnType<typeof setTimeout> | undefined;

export interface Ahead {
  pages: PagesByPattern;
  store: AppStore;
  language: Language;
}

/** Fetches the page of the link that contains the target; for `pointerover` only once the pointer rests. */
export function followSign(target: EventTarget | null, sign: string, ahead: Ahead): void {
  clearTimeout(timer);
  const path = pathOf(target);
  if (!path) return;
  if (sign === 'pointerover') timer = setTimeout(fetchAhead, RESTS_MS, path, ahead);
  else fetchAhead(path, ahead);
}

function fetchAhead(path: string, { pages, store, language }: Ahead): void {
  for (const [pattern, page] of pages) {
    const match = matchPath(pattern, path);
    if (!match) continue;
    page.ahead().then(
      ({ default: { reads } }) => {
        for (const read of reads?.({ params: match.params, language }, { subscribe: false }) ?? []) void store.dispatch(read);
      },
      // The error is reported when the link is followed.
      () => undefined,
    );
    return;
  }
}

/** Path of a link to another page of the site. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.pathname === location.pathname || savesData()) return undefined;
  return link.pathname;
}

/** https://wicg.github.io/savedata/ */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
