import { IconButton } from '@reefdesk/ui/button';
import { CarouselDots } from '@reefdesk/ui/carousel-controls';
import { ArrowLeftIcon, ArrowRightIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';

export interface HeroMovesProps {
  index: number;
  count: number;
  isFirst: boolean;
  isLast: boolean;
  onStep: (direction: 1 | -1) => void;
  onSelect: (index: number) => void;
}

/** At the ends an arrow says that it leads nowhere, and keeps the focus (TRAV-10, TRAV-11). */
export function HeroMoves({ index, count, isFirst, isLast, onStep, onSelect }: HeroMovesProps) {
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
