import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';

type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;
type Api = NonNullable<UseEmblaCarouselType[1]>;

export interface Carousel {
  /** Goes on the element that clips (`overflow-hidden`); its one child is the row of slides (`flex`). */
  viewportRef: UseEmblaCarouselType[0];
  /** The page that is shown, from 0. */
  page: number;
  pages: number;
  next: () => void;
  previous: () => void;
  goTo: (page: number) => void;
}

/** A row of slides that is dragged, swiped and stepped through by pages. Options are Embla's. */
export function useCarousel(options: Options = { align: 'start', loop: true, slidesToScroll: 'auto' }): Carousel {
  const [viewportRef, embla] = useEmblaCarousel(options);
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
    viewportRef,
    page,
    pages,
    next: useCallback(() => embla?.scrollNext(), [embla]),
    previous: useCallback(() => embla?.scrollPrev(), [embla]),
    goTo: useCallback((target: number) => embla?.scrollTo(target), [embla]),
  };
}
