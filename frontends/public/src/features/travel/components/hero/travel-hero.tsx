import { IconButton } from '@reefdesk/ui/button';
import { CarouselDots } from '@reefdesk/ui/carousel-controls';
import { ArrowLeftIcon, ArrowRightIcon } from '@reefdesk/ui/icons';
import { Container } from '@reefdesk/ui/layout';
import { usePreload } from '@reefdesk/ui/use-preload';
import { imageSource, useLocalise, useSwipe, useText } from '@reefdesk/web-kit';
import { type RefObject, useRef } from 'react';
import { useLocalisedText } from '../../../../shared/localised/use-localised-text.ts';
import type { Slide, Travel } from '../../travel.ts';
import type { Carousel } from '../../use-carousel.ts';
import type { LearnMore } from '../../use-learn-more.ts';
import { useTravelTexts } from '../../use-travel-texts.ts';
import { DottedFacts } from '../dotted-facts.tsx';
import { BACKDROP_SIZES, Backdrop } from './backdrop.tsx';
import { HeroCaption } from './hero-caption.tsx';
import { HeroCards } from './hero-cards.tsx';
import { ProgressRing } from './progress-ring.tsx';

/** Delay after the first picture has loaded. */
const PRELOAD_AFTER_MS = 2500;

export interface TravelHeroProps {
  stage: RefObject<HTMLElement | null>;
  travel: Travel;
  slide: Slide;
  carousel: Carousel;
  learnMore: LearnMore;
  onItinerary: () => void;
}

export function TravelHero({ stage: hero, travel, slide, carousel, learnMore, onItinerary }: TravelHeroProps) {
  const text = useText('travel');
  const localise = useLocalise();
  const cards = useRef<HTMLUListElement>(null);
  const origin = useRef<string>(undefined);
  const { index, turn, previous, isFirst, isLast } = carousel;
  const count = travel.slides.length;

  /** The picture grows from its card, also for moves by key or arrow. */
  const move = (target: number) => {
    const card = cards.current?.children[target];
    if (card && hero.current) origin.current = clipTo(card, hero.current);
    carousel.goTo(target);
  };
  const step = (direction: 1 | -1) => move(index + direction);
  const swipe = useSwipe(step);
  const next = travel.slides[index + 1];
  usePreload([next && imageSource(next.bgImage.meta, next.bgImage.url)], BACKDROP_SIZES, PRELOAD_AFTER_MS);

  return (
    <section
      ref={hero}
      aria-roledescription="carousel"
      aria-label={text('carousel.label', { travel: localise(travel.name) })}
      {...swipe}
      className="relative isolate flex min-h-[calc(100svh-var(--lower-bar)/4)] touch-pan-y flex-col overflow-hidden bg-linear-to-b from-ocean to-abyss text-white"
    >
      <Backdrop slide={slide} turn={turn} previous={previous === undefined ? undefined : travel.slides[previous]} from={origin.current} />
      <Container className="grid flex-1 grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr_auto_auto] gap-x-6 pt-[calc(var(--navbar-height)+clamp(0.75rem,3svh,2rem))] pb-[calc(1rem+var(--lower-bar)*0.75)] lg:grid-cols-[minmax(0,1fr)_88px] lg:grid-rows-[auto_1fr_auto] lg:pb-10">
        <TravelTitle travel={travel} />
        {count > 1 && <ProgressRing number={index + 1} total={count} />}
        <HeroCaption travel={travel} slide={slide} learnMore={learnMore} onItinerary={onItinerary} />
        <p aria-live="polite" className="sr-only">
          {turn > 0 && text('carousel.shown', { name: localise(slide.name), number: index + 1, total: count })}
        </p>
        {count > 1 && (
          <>
            <HeroCards ref={cards} slides={travel.slides} index={index} onSelect={move} />
            <HeroMoves index={index} count={count} isFirst={isFirst} isLast={isLast} onStep={step} onSelect={move} />
          </>
        )}
      </Container>
    </section>
  );
}

/** Position of the card in the hero as a `clip-path`, from which the picture grows. */
function clipTo(card: Element, hero: Element): string {
  const inner = card.getBoundingClientRect();
  const outer = hero.getBoundingClientRect();
  const distances = [inner.top - outer.top, outer.right - inner.right, outer.bottom - inner.bottom, inner.left - outer.left];
  return `inset(${distances.map((distance) => `${Math.max(0, Math.round(distance))}px`).join(' ')} round 20px)`;
}

function TravelTitle({ travel }: { travel: Travel }) {
  const text = useText('travel');
  const tour = useTravelTexts();
  const name = useLocalisedText()(travel.name);
  const facts = [...tour.shortFacts(travel), text('stops', { count: travel.slides.length })];
  return (
    <div className="self-center lg:col-span-2 lg:self-start lg:border-b lg:border-white/20 lg:pb-4 lg:flex lg:items-baseline lg:gap-x-5">
      <p lang={name.lang} className="font-display text-xl leading-tight lg:text-2xl">
        {name.value}
      </p>
      <p className="mt-1 overflow-hidden text-sm font-semibold text-foam text-shadow-[0_0_0.6em_var(--color-abyss)] lg:mt-0">
        <DottedFacts facts={facts} />
      </p>
    </div>
  );
}

interface HeroMovesProps {
  index: number;
  count: number;
  isFirst: boolean;
  isLast: boolean;
  onStep: (direction: 1 | -1) => void;
  onSelect: (index: number) => void;
}

/** At the ends an arrow is marked as disabled but keeps the focus (TRAV-10, TRAV-11). */
function HeroMoves({ index, count, isFirst, isLast, onStep, onSelect }: HeroMovesProps) {
  const text = useText('travel');
  const arrow = 'border border-current/40 bg-abyss/45 aria-disabled:opacity-45 aria-disabled:cursor-not-allowed';
  return (
    <div className="col-span-2 mt-3 flex min-h-14 items-center gap-x-4 relative lg:order-3 lg:col-span-1 lg:mt-0">
      <div className="flex gap-2 lg:gap-0">
        <IconButton label={text('carousel.previous')} aria-disabled={isFirst} onClick={() => onStep(-1)} className={arrow}>
          <ArrowLeftIcon />
        </IconButton>
        <IconButton label={text('carousel.next')} aria-disabled={isLast} onClick={() => onStep(1)} className={arrow}>
          <ArrowRightIcon />
        </IconButton>
      </div>
      <CarouselDots
        page={index}
        pages={count}
        onGoTo={onSelect}
        labelOf={(number) => text('carousel.goTo', { number })}
        className="lg:absolute lg:right-0 lg:bottom-full lg:mb-3 lg:w-max lg:max-w-sm lg:justify-end"
      />
    </div>
  );
}
