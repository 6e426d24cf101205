import { classNames } from '@reefdesk/ui/class-names';
import type { IconComponent } from '@reefdesk/ui/icon';
import { AnchorIcon, BoatIcon, CompassIcon, ShellIcon } from '@reefdesk/ui/icons';
import { Container, Section } from '@reefdesk/ui/layout';
import { runtimeConfig, useLocalise, useText } from '@reefdesk/web-kit';
import { useOperatorFigures } from '../../../shared/operator/use-operator-figures.ts';
import { Scene } from '../../../shared/scenes/scene.tsx';
import { aboutCrew } from '../scenes.ts';
import { Figures } from './figures.tsx';
import { Strip } from './strip.tsx';

const DEPTHS = ['lg:mt-4', 'lg:mt-12', 'lg:mt-20', 'lg:mt-28'];
const DROP = 'lg:before:absolute lg:before:-top-8 lg:before:left-0 lg:before:h-8 lg:before:border-l-2 lg:before:border-ocean/35';

/** Years along a line, each lower than the previous one, like a descent on a reef (ABOUT-19, ABOUT-22). */
function Awards() {
  const text = useText('about');
  const localise = useLocalise();
  const { awards } = runtimeConfig().brand;
  if (awards.length === 0) return null;
  return (
    <section aria-labelledby="awards-heading" className="mt-5 sm:mt-20 lg:mt-28">
      <h3 id="awards-heading" className="heading-3">
        {text('awards.title')}
      </h3>
      <ol className="mt-4 grid sm:mt-8 lg:mt-4 lg:grid-cols-4">
        {awards.map(({ year, text: name }, index) => (
          <li
            key={year + name.en}
            className="relative border-l-2 border-ocean/35 pb-1.5 pl-6 last:pb-0 sm:pb-9 sm:pl-7 lg:border-l-0 lg:p-0"
          >
            <div
              className={classNames(
                'flex items-baseline gap-4 sm:block lg:relative lg:border-t-2 lg:border-ocean/35 lg:pt-7',
                index % DEPTHS.length > 0 && DROP,
                DEPTHS[index % DEPTHS.length],
              )}
            >
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[calc(0.5rem+1px)] size-4 rounded-full border-3 border-sand bg-coral lg:-top-[calc(0.5rem+1px)]"
              />
              <p className="font-display text-xl leading-none text-ocean sm:text-3xl">{year}</p>
              <p className="font-semibold sm:mt-2 sm:max-w-[14em] text-balance lg:pr-8">{localise(name)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const CARDS: readonly (readonly [key: string, icon: IconComponent])[] = [
  ['vision', CompassIcon],
  ['mission', BoatIcon],
  ['history', ShellIcon],
  ['values', AnchorIcon],
];

function TeamProfile() {
  const text = useText('about');
  return (
    <Strip label={text('strips.profile')} className="mt-5 sm:mt-20 sm:grid-cols-2 sm:gap-x-10 sm:gap-y-12 lg:mt-28 lg:grid-cols-4">
      {CARDS.map(([key, Icon]) => (
        <li key={key}>
          <article className="border-t border-ink/20 pt-5 sm:pt-6">
            <Icon strokeWidth={1.1} className="size-9 text-ocean sm:size-10" />
            <h3 className="mt-3 font-display text-xl sm:mt-5">{text(`teamProfile.${key}.title`)}</h3>
            <p className="mt-2 text-ink/80 sm:mt-3">{text(`teamProfile.${key}.text`)}</p>
          </article>
        </li>
      ))}
    </Strip>
  );
}

export function ProfileSection() {
  const text = useText('about');
  const figures = useOperatorFigures('highlights');
  return (
    <Section ground="sand" aria-labelledby="profile-heading">
      <Container>
        <div className="grid items-end gap-x-16 gap-y-5 sm:gap-y-12 lg:grid-cols-[5fr_6fr]">
          <Scene
            scene={aboutCrew}
            alt={text('profile.photoAlt')}
            sizes="(min-width: 64rem) 36rem, 100vw"
            className="aspect-[5/2] w-full rounded-panel sm:aspect-[5/4] lg:aspect-[4/5]"
          />
          <div>
            <h2 id="profile-heading" className="heading-2 max-w-[11em]">
              {text('profile.title')}
            </h2>
            <p className="lead mt-4 max-w-[32em] sm:mt-6">{text('profile.text')}</p>
            {figures.length > 0 && (
              <section
                aria-labelledby="highlights-heading"
                className="mt-5 rounded-panel bg-deep p-5 text-foam sm:mt-12 sm:p-10 lg:-ml-32 xl:-ml-44"
              >
                <h3 id="highlights-heading" className="font-display text-xl">
                  {text('highlights.title')}
                </h3>
                <Figures
                  figures={figures}
                  className="mt-4 grid-cols-[repeat(4,auto)] justify-between gap-x-3 sm:mt-7 sm:grid-cols-4 sm:gap-x-6"
                  valueClassName="text-2xl text-white sm:text-3xl"
                  labelClassName="max-sm:max-w-[7em] max-sm:text-xs text-sm text-foam/85"
                />
              </section>
            )}
          </div>
        </div>
        <TeamProfile />
        <Awards />
      </Container>
    </Section>
  );
}
