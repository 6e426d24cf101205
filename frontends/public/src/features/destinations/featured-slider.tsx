import { usePreload } from '@reefdesk/ui/use-preload';
import { imageSource, useSwipe, useText, useVisitDay } from '@reefdesk/web-kit';
import { useMemo } from 'react';
import type { ListedDestination } from '../../shared/destinations/destination.ts';
import { useSlides } from '../../shared/use-slides.ts';
import { FeaturedFrame } from './featured-frame.tsx';
import { LEAF_SIZES, Leaf } from './leaf.tsx';
import { NextLeaf } from './next-leaf.tsx';
import { pickFeatured } from './pick-featured.ts';
import { SlideCaption } from './slide-caption.tsx';
import { SliderControls } from './slider-controls.tsx';

/** CONST-18. */
const MOST = 5;

/** After the first picture is there. */
const PRELOAD_AFTER_MS = 2500;

/** A few places, chosen anew each day, that one leafs through (DEST-07..11). */
export function FeaturedSlider({ destinations }: { destinations: readonly ListedDestination[] }) {
  const text = useText('destinations');
  const day = useVisitDay();
  const featured = useMemo(() => pickFeatured(destinations, MOST, day), [destinations, day]);
  const count = featured.length;
  const slides = useSlides(count);
  const { shown, previous, advances, step } = slides;
  const swipe = useSwipe(step);
  const current = featured[shown.index % count];
  const next = featured[(shown.index + 1) % count];
  const before = previous && featured[previous.index % count];
  usePreload([next && imageSource(next.image.meta, next.image.url)], LEAF_SIZES, PRELOAD_AFTER_MS);
  if (!current || !next) return null;
  return (
    <FeaturedFrame
      aria-roledescription="carousel"
      aria-label={text('featured.label')}
      {...slides.focusHandlers}
      {...swipe}
      ground={
        <>
          <Leaf key={shown.turn} destination={current} priority={shown.turn === 0} />
          {previous && before && <Leaf key={previous.turn} destination={before} away={shown.direction} />}
          <div className="absolute inset-0 -z-10 bg-[linear-gradient(to_top,rgb(4_24_36/0.9),rgb(4_24_36/0.5)_32%,transparent_62%),linear-gradient(100deg,rgb(4_36_66/0.78),rgb(4_36_66/0.46)_42%,transparent_72%)]" />
        </>
      }
    >
      {/* As high as there is room: a longer caption takes the place of the one before, and nothing moves. */}
      <div className="flex flex-1 justify-between gap-10">
        <div aria-live={advances ? 'off' : 'polite'} aria-atomic="true" className="flex min-w-0 flex-col justify-end">
          <SlideCaption destination={current} />
        </div>
        {count > 1 && <NextLeaf destination={next} onTurn={() => step(1)} />}
      </div>
      {count > 1 && <SliderControls count={count} slides={slides} />}
    </FeaturedFrame>
  );
}
