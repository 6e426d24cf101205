import { IconButton } from '@reefdesk/ui/button';
import { CarouselArrows, CarouselDots } from '@reefdesk/ui/carousel-controls';
import { PauseIcon, PlayIcon } from '@reefdesk/ui/icons';
import { useLanguage, useText } from '@reefdesk/web-kit';
import type { useSlides } from '../../../../shared/use-slides.ts';
import { type Slide, slideWords } from '../../slide.ts';

export interface SlidePlateProps {
  slide: Slide;
  count: number;
  slides: ReturnType<typeof useSlides>;
}

/** What the picture shows, as on a plate below a painting, and the way to the others (ABOUT-06..08). Clear of the chat button on phones. */
export function SlidePlate({ slide, count, slides }: SlidePlateProps) {
  const text = useText('about');
  const language = useLanguage();
  const title = slideWords(slide.titles, slide.title, language);
  const description = slideWords(slide.descriptions, slide.description, language);
  const index = slides.shown.index % count;
  return (
    <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_auto] lg:items-end">
      <div aria-live={slides.advances ? 'off' : 'polite'} aria-atomic="true">
        <div key={slides.shown.turn} className="animate-rise [animation-duration:500ms]">
          <h2 lang={title.lang} className="font-display text-xl">
            <span className="sr-only">{text('hero.position', { number: index + 1, total: count })}: </span>
            {title.words}
          </h2>
          <p lang={description.lang} className="mt-1 min-h-[3lh] max-w-[44em] text-sm text-foam/90 max-lg:pr-16 sm:min-h-[2lh]">
            {description.words}
          </p>
        </div>
      </div>
      {count > 1 && (
        <div className="flex items-center justify-between gap-5 max-lg:order-first">
          <CarouselDots
            page={index}
            pages={count}
            onGoTo={(page) => slides.goTo(page)}
            labelOf={(number) => text('hero.goTo', { number })}
          />
          <div className="flex gap-2">
            <IconButton
              label={text(slides.running ? 'hero.pause' : 'hero.play')}
              onClick={slides.toggle}
              className="border border-current/25"
            >
              {slides.running ? <PauseIcon /> : <PlayIcon />}
            </IconButton>
            <CarouselArrows
              onPrevious={() => slides.step(-1)}
              onNext={() => slides.step(1)}
              previousLabel={text('hero.previous')}
              nextLabel={text('hero.next')}
            />
          </div>
        </div>
      )}
    </div>
  );
}
