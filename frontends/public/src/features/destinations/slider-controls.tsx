import { IconButton } from '@reefdesk/ui/button';
import { CarouselArrows, CarouselDots } from '@reefdesk/ui/carousel-controls';
import { PauseIcon, PlayIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import type { useSlides } from '../../shared/use-slides.ts';

/** Counter, dots, pause and arrows in one line (DEST-07). */
export function SliderControls({ count, slides }: { count: number; slides: ReturnType<typeof useSlides> }) {
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
