import { destinationPath } from '@reefdesk/contracts/pages/site-paths';
import { buttonClass, IconButton } from '@reefdesk/ui/button';
import { CarouselArrows, CarouselDots } from '@reefdesk/ui/carousel-controls';
import { PauseIcon, PinIcon, PlayIcon } from '@reefdesk/ui/icons';
import { usePreload } from '@reefdesk/ui/use-preload';
import { imageSource, Link, Photo, useSwipe, useText, useVisitDay } from '@reefdesk/web-kit';
import { useMemo } from 'react';
import type { ListedDestination } from '../../shared/destinations/destination.ts';
import { useLocalisedText } from '../../shared/localised/use-localised-text.ts';
import { MissingPhoto } from '../../shared/missing-photo.tsx';
import { useSlides } from '../../shared/use-slides.ts';
import { FeaturedFrame } from './featured-frame.tsx';
import { LEAF_SIZES, Leaf } from './leaf.tsx';
import { pickFeatured } from './pick-featured.ts';

/** Maximum number of slides (CONST-18). */
const MOST = 5;

/** Delay after the first picture has loaded. */
const PRELOAD_AFTER_MS = 2500;

/** Slider of a few destinations, chosen once per day (DEST-07..11). */
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
      {/* The caption fills the available height, so that a longer one moves nothing. */}
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

/** Corner of the next picture, for pointers only; keys and screen readers use the arrows. */
function NextLeaf({ destination, onTurn }: { destination: ListedDestination; onTurn: () => void }) {
  const text = useText('destinations');
  const textOf = useLocalisedText();
  const name = textOf(destination.name);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onTurn}
      className="group hidden w-48 self-end text-left transition-[translate] duration-400 ease-buoyant hover:-translate-y-1 lg:block"
    >
      <span key={destination.id} className="block animate-fade">
        <Photo
          meta={destination.image.meta}
          path={destination.image.url}
          alt=""
          sizes="18rem"
          className="aspect-[4/5] rounded-panel shadow-lift"
          imageClassName="transition-[scale] duration-700 ease-buoyant group-hover:scale-104"
          missing={<MissingPhoto className="aspect-[4/5] rounded-panel" />}
        />
        <span className="mt-3 block text-sm text-foam/85">{text('featured.turnTo')}</span>
        <span lang={name.lang} className="block truncate font-display text-lg">
          {name.value}
        </span>
      </span>
    </button>
  );
}

function SlideCaption({ destination }: { destination: ListedDestination }) {
  const text = useText('destinations');
  const textOf = useLocalisedText();
  const name = textOf(destination.name);
  const category = textOf(destination.category);
  const location = textOf(destination.location);
  return (
    <div key={destination.id} className="animate-rise">
      {category.value && (
        <p lang={category.lang} className="text-sm font-semibold text-shallows">
          {category.value}
        </p>
      )}
      <h2 lang={name.lang} className="mt-1 font-display text-3xl leading-tight">
        {name.value}
      </h2>
      {location.value && (
        <p lang={location.lang} className="mt-2 flex items-start gap-2 text-foam/90">
          <PinIcon className="mt-1 size-4.5 shrink-0 text-shallows" />
          {location.value}
        </p>
      )}
      <Link
        to={destinationPath(destination.id)}
        aria-label={`${text('featured.explore')}: ${name.value}`}
        className={buttonClass({ variant: 'primary', size: 'large', className: 'mt-6' })}
      >
        {text('featured.explore')}
      </Link>
    </div>
  );
}

function SliderControls({ count, slides }: { count: number; slides: ReturnType<typeof useSlides> }) {
  const text = useText('destinations');
  const number = slides.shown.index + 1;
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-white/25 pt-4 sm:flex-nowrap">
      <CarouselDots
        page={slides.shown.index}
        pages={count}
        onGoTo={(page) => slides.goTo(page)}
        labelOf={(target) => text('featured.goTo', { number: target })}
        className="basis-full sm:basis-auto"
      />
      <p className="font-display text-lg whitespace-nowrap tabular-nums sm:order-first">
        <span className="sr-only">{text('featured.position', { number, total: count })}</span>
        <span aria-hidden="true">
          {number} / {count}
        </span>
      </p>
      <IconButton
        label={text(slides.running ? 'featured.pause' : 'featured.play')}
        onClick={slides.toggle}
        className="border border-current/25 sm:ml-auto"
      >
        {slides.running ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <CarouselArrows
        onPrevious={() => slides.step(-1)}
        onNext={() => slides.step(1)}
        previousLabel={text('featured.previous')}
        nextLabel={text('featured.next')}
      />
    </div>
  );
}
