import { matchPath, type PageComponent, useAppStore, useLanguage } from '@reefdesk/web-kit';
import { useEffect } from 'react';

/** By the pattern of its address. */
export type PagesByPattern = readonly (readonly [pattern: string, page: { ahead: () => Promise<{ default: PageComponent }> }])[];

/** A pointer that only crosses a link leads nowhere. */
const RESTS_MS = 80;
/** What one is about to follow. */
const MEANT = ['pointerdown', 'touchstart', 'focusin'];
const PASSIVE = { capture: true, passive: true } as const;

/**
 * Fetches code, texts and data of the page that a link leads to as soon as somebody rests on it, touches it or comes to it by
 * keyboard, so that it is there when the link is followed. Never for visitors who save data.
 */
export function useNextPage(pages: PagesByPattern): void {
  const store = useAppStore();
  const language = useLanguage();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchAhead = (path: string) => {
      for (const [pattern, page] of pages) {
        const match = matchPath(pattern, path);
        if (!match) continue;
        page.ahead().then(
          ({ default: { reads } }) => {
            for (const read of reads?.({ params: match.params, language }, { subscribe: false }) ?? []) void store.dispatch(read);
          },
          // Whoever follows the link is told what is wrong.
          () => undefined,
        );
        return;
      }
    };
    const meant = ({ target }: Event) => {
      clearTimeout(timer);
      const path = pathOf(target);
      if (path) fetchAhead(path);
    };
    const rested = ({ target }: Event) => {
      clearTimeout(timer);
      const path = pathOf(target);
      if (path) timer = setTimeout(fetchAhead, RESTS_MS, path);
    };
    for (const sign of MEANT) document.addEventListener(sign, meant, PASSIVE);
    document.addEventListener('pointerover', rested, PASSIVE);
    return () => {
      clearTimeout(timer);
      for (const sign of MEANT) document.removeEventListener(sign, meant, PASSIVE);
      document.removeEventListener('pointerover', rested, PASSIVE);
    };
  }, [pages, store, language]);
}

/** Of a link to another page of the site. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.pathname === location.pathname || savesData()) return undefined;
  return link.pathname;
}

/** https://wicg.github.io/savedata/ */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
