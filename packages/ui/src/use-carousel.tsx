import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefCallback, useCallback, useEffect, useState } from 'react';

type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;
type Api = NonNullable<UseEmblaCarouselType[1]>;

export interface Carousel {
  /** Goes on the element that clips (`overflow-hidden`); its one child is the row of slides (`flex`). */
  viewportRef: RefCallback<HTMLElement>;
  /** The page that is shown, from 0. */
  page: number;
  pages: number;
  next: () => void;
  previous: () => void;
  goTo: (page: number) => void;
}

/** A row of slides that is dragged, swiped and stepped through by pages. Options are Embla's. */
export function useCarousel(options: Options = { align: 'start', loop: true, slidesToScroll: 'auto' }): Carousel {
  const [attach, embla] = useEmblaCarousel(options);
  const [{ page, pages }, setState] = useState({ page: 0, pages: 1 });
  useEffect(() => {
    if (!embla) return;
    const read = (api: Api) => setState({ page: api.selectedScrollSnap(), pages: api.scrollSnapList().length });
    read(embla);
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla]);
  return {
    viewportRef: useCallback(
      (viewport: HTMLElement | null) => {
        if (!viewport) return;
        letEmblaMove(viewport.firstElementChild);
        const cancel = afterPaint(() => attach(viewport));
        return () => {
          cancel();
          attach(null);
        };
      },
      [attach],
    ),
    page,
    pages,
    next: useCallback(() => embla?.scrollNext(), [embla]),
    previous: useCallback(() => embla?.scrollPrev(), [embla]),
    goTo: useCallback((target: number) => embla?.scrollTo(target), [embla]),
  };
}

/**
 * Embla sets the row back before it measures. A transition on it, and under reduced motion everything has one of no length, would
 * keep it transformed meanwhile and the slides' offsets wrong.
 */
function letEmblaMove(row: Element | null): void {
  if (row instanceof HTMLElement) row.style.transitionProperty = 'none';
}

/** Embla measures every slide. Before the first paint that would make the browser lay the whole page out twice in one task. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
