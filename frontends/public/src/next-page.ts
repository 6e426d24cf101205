import { useAppStore, useLanguage } from '@reefdesk/web-kit';
import { useEffect } from 'react';
import type { PagesByPattern } from './fetch-ahead.ts';

/** Events that announce a click on a link. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];
const PASSIVE = { capture: true, passive: true } as const;

/**
 * Fetches code, texts and data of a link's page on hover, touch or focus, but never for visitors who save data. A page without such input
 * does not load this code.
 */
export function useNextPage(pages: PagesByPattern): void {
  const store = useAppStore();
  const language = useLanguage();
  useEffect(() => {
    const note = ({ target, type }: Event) => {
      import('./fetch-ahead.ts').then(
        ({ followSign }) => followSign(target, type, { pages, store, language }),
        // The page is then fetched when the link is followed.
        () => undefined,
      );
    };
    for (const sign of SIGNS) document.addEventListener(sign, note, PASSIVE);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, note, PASSIVE);
    };
  }, [pages, store, language]);
}
