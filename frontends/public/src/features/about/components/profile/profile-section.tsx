import { Container, Section } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';
import { useOperatorFigures } from '../../../../shared/operator/use-operator-figures.ts';
import { Scene } from '../../../../shared/scenes/scene.tsx';
import { aboutCrew } from '../../scenes.ts';
import { Figures } from '../figures.tsx';
import { Awards } from './awards.tsx';
import { TeamProfile } from './team-profile.tsx';

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
