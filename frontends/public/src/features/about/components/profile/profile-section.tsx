import type { IconComponent } from '@reefdesk/ui/icon';
import { AnchorIcon, BoatIcon, CompassIcon, ShellIcon } from '@reefdesk/ui/icons';
import { Container, Section } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';
import { useOperatorFigures } from '../../../../shared/operator/use-operator-figures.ts';
import { Scene } from '../../../../shared/scenes/scene.tsx';
import { aboutCrew } from '../../scenes.ts';
import { Figures } from '../figures.tsx';
import { Strip } from '../strip.tsx';
import { Awards } from './awards.tsx';

const CARDS: readonly (readonly [key: string, icon: IconComponent])[] = [
  ['vision', CompassIcon],
  ['mission', BoatIcon],
  ['history', ShellIcon],
  ['values', AnchorIcon],
];

/** Four cards (ABOUT-20). */
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

/** Profile of the operator (ABOUT-18..22, GEN-08). */
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
