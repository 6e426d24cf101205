import { CarouselArrows } from '@reefdesk/ui/carousel-controls';
import { classNames } from '@reefdesk/ui/class-names';
import { Container, Section } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';
import { useRef } from 'react';
import { Scene } from '../../../../shared/scenes/scene.tsx';
import type { SceneFiles } from '../../../../shared/scenes/scene-files.ts';
import { regionBunaken, regionGateway, regionHeritage, regionMarine } from '../../scenes.ts';

interface Highlight {
  key: string;
  title: string;
  text: string;
}

const SCENES: Readonly<Record<string, SceneFiles>> = {
  bunaken: regionBunaken,
  marine: regionMarine,
  gateway: regionGateway,
  heritage: regionHeritage,
};

export function StorySection() {
  const text = useText('about');
  const film = useRef<HTMLDivElement>(null);
  const pull = (direction: 1 | -1) => film.current?.scrollBy({ left: direction * (film.current.clientWidth * 0.7) });
  return (
    <Section
      ground="deep"
      className="overflow-hidden bg-[linear-gradient(var(--color-ocean),var(--color-deep)_45%,var(--color-abyss))]"
      aria-labelledby="story-heading"
    >
      <Container className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 sm:gap-y-6">
        <div>
          <h2 id="story-heading" className="heading-2 max-w-[13em]">
            {text('story.title')}
          </h2>
          <p className="lead mt-4 max-w-[36em] sm:mt-6">{text('story.text')}</p>
        </div>
        <CarouselArrows
          onPrevious={() => pull(-1)}
          onNext={() => pull(1)}
          previousLabel={text('story.previous')}
          nextLabel={text('story.next')}
        />
      </Container>
      <section
        ref={film}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        aria-label={text('story.film')}
        className="scrollbar-none relative mt-3 snap-x sm:mt-10 snap-proximity scroll-smooth overflow-x-auto scroll-px-[clamp(1.25rem,5vw,4rem)] px-[clamp(1.25rem,5vw,4rem)] py-2 -outline-offset-3 lg:scroll-px-[calc(max(0rem,(100vw-80rem)/2)+4.5rem)] lg:px-[calc(max(0rem,(100vw-80rem)/2)+4.5rem)] min-[120rem]:scroll-px-[calc(max(0rem,(100vw-89rem)/2)+4.5rem)] min-[120rem]:px-[calc(max(0rem,(100vw-89rem)/2)+4.5rem)]"
      >
        <ul className="flex w-max gap-5 sm:gap-8">
          {text.all<Highlight[]>('story.highlights').map(({ key, title, text: line }, index) => {
            const scene = SCENES[key];
            return (
              <li key={key} className={classNames('w-[min(78vw,24rem)] snap-start', index % 2 === 1 && 'lg:mt-20')}>
                {scene && (
                  <Scene
                    scene={scene}
                    sizes="(min-width: 31rem) 24rem, 78vw"
                    className="aspect-[8/5] w-full rounded-panel bg-deep sm:aspect-[4/5]"
                  />
                )}
                <h3 className="heading-3 mt-4 sm:mt-6">{title}</h3>
                <p className="mt-2 text-foam/85">{line}</p>
              </li>
            );
          })}
        </ul>
      </section>
    </Section>
  );
}
