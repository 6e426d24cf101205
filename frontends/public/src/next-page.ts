import { useAppStore, useLanguage } from '@reefdesk/web-kit';
import { useEffect } from 'react';
import type { PagesByPattern } from './fetch-ahead.ts';

/** Of somebody who is about to follow a link, or rests on one. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];
const PASSIVE = { capture: true, passive: true } as const;

/**
 * Fetches code, texts and data of the page that a link leads to as soon as somebody rests on it, touches it or comes to it by
 * keyboard, so that it is there when the link is followed. Never for visitors who save data. A page that is only read loads none
 * of it.
 */
export function useNextPage(pages: PagesByPattern): void {
  const store = useAppStore();
  const language = useLanguage();
  useEffect(() => {
    const note = ({ target, type }: Event) => {
      import('./fetch-ahead.ts').then(
        ({ followSign }) => followSign(target, type, { pages, store, language }),
        // Without it the page is fetched when the link is followed.
        () => undefined,
      );
    };
    for (const sign of SIGNS) document.addEventListener(sign, note, PASSIVE);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, note, PASSIVE);
    };
  }, [pages, store, language]);
}
