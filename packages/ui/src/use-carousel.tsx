import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { whenNear } from './use-near.tsx';

export interface Carousel {
  /** Ref of the clipping element (`overflow-hidden`), whose only child is the row of slides (`flex`). */
  viewportRef: RefCallback<HTMLElement>;
  ready: boolean;
  page: number;
  pages: number;
  goTo: (page: number) => void;
}

const AHEAD = '200px';
const SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * Carousel by pages with dragging and swiping. `options` are Embla's, read once. Embla is loaded near the viewport or on user input; until
 * then there is one page.
 */
export function useCarousel(options: EmblaOptionsType): Carousel {
  const settings = useRef(options);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [position, setPosition] = useState<{ page: number; pages: number }>();
  useEffect(() => {
    if (!embla) return;
    const read = (api: EmblaCarouselType) => setPosition({ page: api.selectedScrollSnap(), pages: api.scrollSnapList().length });
    read(embla);
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla]);
  return {
    viewportRef: useCallback((viewport: HTMLElement | null) => {
      if (!viewport) return;
      letEmblaMove(viewport.firstElementChild);
      let isGone = false;
      let moved: EmblaCarouselType | undefined;
      const forget = whenWanted(viewport, async () => {
        const { default: EmblaCarousel } = await import('embla-carousel');
        if (isGone) return;
        moved = EmblaCarousel(viewport, settings.current);
        setEmbla(moved);
      });
      return () => {
        isGone = true;
        forget();
        moved?.destroy();
        setEmbla(undefined);
      };
    }, []),
    ready: position !== undefined,
    page: position?.page ?? 0,
    pages: position?.pages ?? 1,
    goTo: useCallback((target: number) => embla?.scrollTo(target), [embla]),
  };
}

/** Prepares once, and again after a failure at the next input. Returns the cleanup. */
function whenWanted(viewport: Element, prepare: () => Promise<void>): () => void {
  let isOver = false;
  let unwatch = () => {};
  const hear = (isHeard: boolean) => {
    for (const sign of SIGNS) {
      if (isHeard) document.addEventListener(sign, begin, true);
      else document.removeEventListener(sign, begin, true);
    }
  };
  const begin = () => {
    unwatch();
    hear(false);
    prepare().catch(() => hear(!isOver));
  };
  hear(true);
  unwatch = whenNear(viewport, begin, AHEAD);
  return () => {
    isOver = true;
    unwatch();
    hear(false);
  };
}

/**
 * Embla resets the row before it measures. A transition (under reduced motion every element has one of zero length) would keep the
 * transform, so the offsets would be wrong.
 */
function letEmblaMove(row: Element | null): void {
  if (row instanceof HTMLElement) row.style.transitionProperty = 'none';
}
