import { useCarousel } from '@reefdesk/ui/use-carousel';
import { useSwipe } from '@reefdesk/web-kit';
import { type TouchEvent, useEffect, useRef } from 'react';
import { useArrowKeys } from '../../../../shared/use-arrow-keys.ts';

/**
 * The pages of the carousel: as many cards as fit the window make one (CONST-03). Embla moves them and follows the
 * finger; where a swipe ends, how the ends meet and what a resize does are the specification's (STATE-07..13).
 */
export function usePackagePages() {
  const { viewportRef, ready, page, pages, goTo } = useCarousel({ align: 'start', loop: true, slidesToScroll: 'auto', watchDrag: isTouch });
  const enabled = pages > 1;
  const step = (direction: 1 | -1, from = page) => enabled && goTo((from + direction + pages) % pages);
  const touched = useRef(page);
  const swipe = useSwipe((direction) => step(direction, touched.current));
  const early = useEarlySteps(ready, pages, goTo);
  useArrowKeys(ready ? step : early, enabled || !ready);
  useResetBeyondEnd(page, pages, goTo);
  return {
    viewportRef,
    page,
    pages,
    enabled,
    goTo,
    step,
    touchHandlers: {
      onTouchStart(event: TouchEvent) {
        touched.current = page;
        swipe.onTouchStart(event);
      },
      onTouchEnd: swipe.onTouchEnd,
    },
  };
}

/** A mouse selects and clicks; it has arrows and dots for turning pages. */
function isTouch(_carousel: unknown, event: Event): boolean {
  return event.type === 'touchstart';
}

/** Steps of those who use the keys before the pages are counted: made as soon as they are. */
function useEarlySteps(ready: boolean, pages: number, goTo: (page: number) => void): (direction: 1 | -1) => void {
  const steps = useRef(0);
  useEffect(() => {
    if (!ready || pages < 2 || steps.current === 0) return;
    goTo(((steps.current % pages) + pages) % pages);
    steps.current = 0;
  }, [ready, pages, goTo]);
  return (direction) => {
    steps.current += direction;
  };
}

/** STATE-09: when a resize leaves fewer pages than where one was, back to the first. */
function useResetBeyondEnd(page: number, pages: number, goTo: (page: number) => void): void {
  const before = useRef({ page, pages });
  useEffect(() => {
    if (pages < before.current.pages && before.current.page >= pages) goTo(0);
    before.current = { page, pages };
  }, [page, pages, goTo]);
}
