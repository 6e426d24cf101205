import { CarouselArrows, CarouselDots } from '@reefdesk/ui/carousel-controls';
import { useCarousel } from '@reefdesk/ui/use-carousel';
import { useSwipe, useText } from '@reefdesk/web-kit';
import { type TouchEvent, useEffect, useRef, useState } from 'react';
import type { ListedPackage } from '../../../../shared/packages/package.ts';
import { useArrowKeys } from '../../../../shared/use-arrow-keys.ts';
import { PackageCard } from './package-card.tsx';

export interface PackagesCarouselProps {
  packages: readonly ListedPackage[];
  onDetails: (travel: ListedPackage) => void;
}

export function PackagesCarousel({ packages, onDetails }: PackagesCarouselProps) {
  const text = useText('landing');
  const { viewportRef, page, pages, enabled, goTo, step, touchHandlers } = usePackagePages();
  const [hovered, setHovered] = useState(false);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={text('packages.carousel')}
      data-hovered={hovered || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      className="group/carousel"
    >
      <div ref={viewportRef} {...touchHandlers} className="relative touch-pan-y overflow-hidden">
        <ul className="-ml-5 flex lg:-ml-8">
          {packages.map((travel, index) => (
            <li key={travel.travel_id} className="shrink-0 basis-[82%] pl-5 md:basis-1/2 lg:basis-1/3 lg:pl-8">
              <PackageCard travel={travel} index={index} onDetails={() => onDetails(travel)} />
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 gap-y-3 md:mt-10 md:grid-cols-[auto_minmax(0,1fr)_auto]">
        <CarouselDots
          page={page}
          pages={pages}
          onGoTo={goTo}
          labelOf={(number) => text('packages.goTo', { number })}
          className="order-last col-span-2 md:order-none md:col-span-1"
        />
        <div className="flex items-center gap-5">
          <p className="shrink-0 text-sm font-semibold tabular-nums" aria-live="polite">
            <span className="sr-only">{text('packages.position', { page: page + 1, pages })}</span>
            <span aria-hidden="true">
              {page + 1} / {pages}
            </span>
          </p>
          <PagesProgress page={page} pages={pages} label={text('packages.carousel')} />
        </div>
        <CarouselArrows
          onPrevious={() => step(-1)}
          onNext={() => step(1)}
          previousLabel={text('packages.previous')}
          nextLabel={text('packages.next')}
          disabled={!enabled}
          className="transition-colors group-data-hovered/carousel:text-coral-dark"
        />
      </div>
    </section>
  );
}

function PagesProgress({ page, pages, label }: { page: number; pages: number; label: string }) {
  return (
    <progress
      aria-label={label}
      value={page + 1}
      max={pages}
      className="h-0.5 w-0 flex-1 appearance-none overflow-hidden rounded-full bg-ink/12 [&::-moz-progress-bar]:bg-coral [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-coral [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-400 [&::-webkit-progress-value]:ease-buoyant"
    />
  );
}

/** Pages of as many cards as fit the window (CONST-03). Embla moves them; swipes, wrap-around and resizes are specified (STATE-07..13). */
function usePackagePages() {
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

/** A mouse has arrows and dots for turning pages, and drags to select text. */
function isTouch(_carousel: unknown, event: Event): boolean {
  return event.type === 'touchstart';
}

/** Stores key presses from before the pages are counted, and applies them afterwards. */
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

/** Returns to the first page when a resize leaves fewer pages than the current one (STATE-09). */
function useResetBeyondEnd(page: number, pages: number, goTo: (page: number) => void): void {
  const before = useRef({ page, pages });
  useEffect(() => {
    if (pages < before.current.pages && before.current.page >= pages) goTo(0);
    before.current = { page, pages };
  }, [page, pages, goTo]);
}
