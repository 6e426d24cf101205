import { IconButton } from '@reefdesk/ui/button';
import { CarouselArrows, CarouselDots } from '@reefdesk/ui/carousel-controls';
import { classNames } from '@reefdesk/ui/class-names';
import { PauseIcon, PlayIcon } from '@reefdesk/ui/icons';
import { Container } from '@reefdesk/ui/layout';
import { Spinner } from '@reefdesk/ui/spinner';
import { useCameWithPage } from '@reefdesk/ui/use-hydrating';
import { usePreload } from '@reefdesk/ui/use-preload';
import { imageSource, Photo, useLanguage, useSwipe, useText } from '@reefdesk/web-kit';
import { MissingPhoto } from '../../../../shared/missing-photo.tsx';
import { Scene } from '../../../../shared/scenes/scene.tsx';
import { useSlides } from '../../../../shared/use-slides.ts';
import type { Slide } from '../../slide.ts';
import { slideText } from '../../slide.ts';
import { useGallerySlidesQuery } from '../../slides.api.ts';

/** Pictures are 3:2 and cover the window, so a tall window shows a wider picture; phones load a smaller file. */
const SLIDE_SIZES = '(max-aspect-ratio: 3/4) 50vh, max(100vw, 140vh)';

interface SlidePictureProps {
  slide: Slide;
  fades?: boolean;
  priority?: boolean;
}

/** One picture of the slideshow; a change is a fade of one second (ABOUT-13, CONST-19). */
function SlidePicture({ slide, fades = false, priority = false }: SlidePictureProps) {
  return (
    <div data-testid="slide" className={classNames('absolute inset-0 -z-20', fades && 'animate-fade [animation-duration:1s]')}>
      {slide.scene ? (
        <Scene scene={slide.scene} sizes={SLIDE_SIZES} priority={priority} className="size-full" />
      ) : (
        <Photo
          meta={slide.meta}
          path={slide.image}
          alt=""
          sizes={SLIDE_SIZES}
          priority={priority}
          className="size-full"
          missing={<MissingPhoto className="size-full" labelClassName="self-start mt-32" />}
        />
      )}
    </div>
  );
}

/** Delay after the first picture has loaded. */
const PRELOAD_AFTER_MS = 2000;
const NONE: readonly Slide[] = [];

export function HeroSlideshow() {
  const text = useText('about');
  const { data: list = NONE } = useGallerySlidesQuery(useLanguage(), { refetchOnMountOrArgChange: !useCameWithPage() });
  const slides = useSlides(list.length, list);
  const swipe = useSwipe(slides.step);
  const { shown, previous } = slides;
  const at = (index: number) => list[index % list.length];
  const [current, next, before] = [at(shown.index), at(shown.index + 1), previous && at(previous.index)];
  usePreload([next && !next.scene ? imageSource(next.meta, next.image) : null], SLIDE_SIZES, PRELOAD_AFTER_MS);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={text('hero.region')}
      {...slides.focusHandlers}
      {...swipe}
      className="relative isolate flex min-h-[calc(100svh-var(--lower-bar))] flex-col overflow-hidden bg-linear-to-b from-ocean to-abyss text-white"
    >
      {before && previous && <SlidePicture key={previous.turn} slide={before} />}
      {current && <SlidePicture key={shown.turn} slide={current} fades={shown.turn > 0} priority={shown.turn === 0} />}
      <div className="absolute inset-0 -z-10 bg-[linear-gradient(to_top,rgb(4_24_36/0.94),rgb(4_24_36/0.62)_32%,rgb(4_24_36/0.2)_60%,transparent_80%),linear-gradient(80deg,rgb(4_24_36/0.5),transparent_60%)]" />
      <Container className="flex flex-1 flex-col pt-[calc(var(--navbar-height)+2rem)] pb-6 sm:pb-9">
        {!current && (
          <p role="status" className="m-auto flex flex-col items-center gap-4 text-foam/90">
            <Spinner className="size-10" />
            {text('hero.loading')}
          </p>
        )}
        <div className="mt-auto">
          <h1 className="heading-1 max-w-[9em]">{text('hero.title')}</h1>
          <p className="mt-5 max-w-[34em] text-lg text-foam">{text('hero.text')}</p>
        </div>
        <div className="mt-7 min-h-52 border-t border-white/30 pt-5 sm:mt-10 lg:min-h-24">
          {current && <SlidePlate slide={current} count={list.length} slides={slides} />}
        </div>
      </Container>
    </section>
  );
}

interface SlidePlateProps {
  slide: Slide;
  count: number;
  slides: ReturnType<typeof useSlides>;
}

/** Caption of the picture and the controls of the slideshow (ABOUT-06..08). It leaves room for the chat button on phones. */
function SlidePlate({ slide, count, slides }: SlidePlateProps) {
  const text = useText('about');
  const language = useLanguage();
  const title = slideText(slide.titles, slide.title, language);
  const description = slideText(slide.descriptions, slide.description, language);
  const index = slides.shown.index % count;
  return (
    <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_auto] lg:items-end">
      <div aria-live={slides.advances ? 'off' : 'polite'} aria-atomic="true">
        <div key={slides.shown.turn} className="animate-rise [animation-duration:500ms]">
          <h2 lang={title.lang} className="font-display text-xl">
            <span className="sr-only">{text('hero.position', { number: index + 1, total: count })}: </span>
            {title.value}
          </h2>
          <p lang={description.lang} className="mt-1 min-h-[3lh] max-w-[44em] text-sm text-foam/90 max-lg:pr-16 sm:min-h-[2lh]">
            {description.value}
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
