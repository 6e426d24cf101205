import { Photo, useText } from '@reefdesk/web-kit';
import { type RefObject, useEffect } from 'react';
import { useLocalisedText } from '../../../../shared/localised/use-localised-text.ts';
import type { Slide } from '../../travel.ts';
import { useTravelTexts } from '../../use-travel-texts.ts';
import { twoDigits } from './progress-ring.tsx';

export interface HeroCardsProps {
  ref: RefObject<HTMLUListElement | null>;
  slides: readonly Slide[];
  index: number;
  onSelect: (index: number) => void;
}

/** Cards of the destinations, 280 or 320 px wide (CONST-12..14); a click selects one (TRAV-14). */
export function HeroCards({ ref, slides, index, onSelect }: HeroCardsProps) {
  const text = useText('travel');
  useEffect(() => {
    const row = ref.current;
    const [first, card] = [row?.children[0], row?.children[index]];
    if (!row || !(first instanceof HTMLElement && card instanceof HTMLElement)) return;
    // Scrolls only sideways, so that the page stays in place.
    row.scrollTo?.({ left: card.offsetLeft - first.offsetLeft, behavior: 'smooth' });
  }, [ref, index]);
  return (
    <ul
      ref={ref}
      aria-label={text('carousel.cards')}
      className="scrollbar-none relative col-span-2 mt-6 flex touch-pan-y gap-2 overflow-x-auto max-lg:-mx-[clamp(1.25rem,5vw,4rem)] max-lg:px-[clamp(1.25rem,5vw,4rem)] md:gap-3 lg:order-2 lg:col-span-1 lg:mt-0 lg:max-w-[1024px]"
    >
      {slides.map((slide, number) => (
        <li key={slide.key} className="w-[280px] shrink-0 md:w-[320px]">
          <HeroCard slide={slide} number={number + 1} isShown={number === index} onSelect={() => onSelect(number)} />
        </li>
      ))}
    </ul>
  );
}

interface HeroCardProps {
  slide: Slide;
  number: number;
  isShown: boolean;
  onSelect: () => void;
}

function HeroCard({ slide, number, isShown, onSelect }: HeroCardProps) {
  const tour = useTravelTexts();
  const name = useLocalisedText()(slide.name);
  return (
    <button
      type="button"
      aria-current={isShown || undefined}
      onClick={onSelect}
      className="group relative isolate block h-[clamp(6rem,15svh,10rem)] w-full overflow-hidden rounded-panel text-left focus-visible:-outline-offset-4"
    >
      <Photo
        meta={slide.thumbnail.meta}
        path={slide.thumbnail.url}
        alt=""
        sizes="(min-width: 48rem) 320px, 280px"
        className="absolute inset-0 -z-10"
        imageClassName="transition-[scale] duration-700 ease-buoyant group-hover:scale-105"
        missing={<span className="absolute inset-0 -z-10 bg-linear-to-b from-ocean to-deep" />}
      />
      <span className="absolute inset-0 -z-10 bg-linear-to-t from-abyss/95 via-abyss/55 to-abyss/25 transition-opacity duration-300 group-hover:opacity-90" />
      <span className="flex h-full items-end gap-3 p-4">
        <span className="font-display text-2xl leading-none text-foam/90 group-aria-current:text-coral-light">{twoDigits(number)}</span>
        <span className="min-w-0">
          <span lang={name.lang} className="line-clamp-2 font-semibold leading-tight">
            {name.value}
          </span>
          <span className="block truncate text-sm text-foam/90">{tour.visitDuration(slide.visitDuration)}</span>
        </span>
      </span>
      <span className="absolute inset-0 rounded-panel ring-1 ring-white/25 ring-inset group-aria-current:ring-3 group-aria-current:ring-coral" />
    </button>
  );
}
