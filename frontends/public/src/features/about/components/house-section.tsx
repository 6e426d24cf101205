import { Container, Section } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';
import { useOperatorFigures } from '../../../shared/operator/use-operator-figures.ts';
import { Scene } from '../../../shared/scenes/scene.tsx';
import { aboutJetty } from '../scenes.ts';
import { Figures } from './figures.tsx';

/** The second company block, with its own founding year and number of divers (ABOUT-23, OR-01). */
export function HouseSection() {
  const text = useText('about');
  return (
    <Section ground="sand" aria-labelledby="house-heading">
      <Container className="grid items-center gap-x-16 sm:gap-y-12 lg:grid-cols-[6fr_5fr]">
        <Scene
          scene={aboutJetty}
          alt={text('house.photoAlt')}
          sizes="(min-width: 64rem) 40rem, 100vw"
          className="w-full max-sm:hidden sm:aspect-[4/3] rounded-panel lg:aspect-square"
        />
        <div>
          <h2 id="house-heading" className="heading-2 max-w-[10em]">
            {text('house.title')}
          </h2>
          <p className="lead mt-4 sm:mt-6">{text('house.text')}</p>
          <Figures
            figures={useOperatorFigures('house')}
            className="mt-4 grid-cols-2 gap-x-8 border-t border-ink/20 pt-4 sm:mt-10 sm:pt-8"
            valueClassName="text-3xl text-ocean sm:text-4xl"
            labelClassName="text-base"
          />
        </div>
      </Container>
    </Section>
  );
}
