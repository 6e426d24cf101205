import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { whenNear } from './use-near.tsx';

export interface Carousel {
  /** Goes on the element that clips (`overflow-hidden`); its one child is the row of slides (`flex`). */
  viewportRef: RefCallback<HTMLElement>;
  /** Whether it can be moved yet, and the pages are counted. */
  ready: boolean;
  /** The page that is shown, from 0. */
  page: number;
  pages: number;
  goTo: (page: number) => void;
}

/** A part of a screen: before that nobody sees the row, after it there is time until somebody takes hold of it. */
const AHEAD = '200px';
/** Whoever touches the page or types may mean the row. */
const SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * A row of slides that is dragged, swiped and stepped through by pages. Options are Embla's, those of the first drawing. Embla is
 * fetched when the row comes near the window or somebody does something; until then it is a row with one page.
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

/** Once, unless it fails: then again at the next sign. What is returned ends it. */
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
 * Embla sets the row back before it measures. A transition on it, and under reduced motion everything has one of no length, would
 * keep it transformed meanwhile and the slides' offsets wrong.
 */
function letEmblaMove(row: Element | null): void {
  if (row instanceof HTMLElement) row.style.transitionProperty = 'none';
}
