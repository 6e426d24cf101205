import { Container } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';
import { useOperatorFigures } from '../../../../shared/operator/use-operator-figures.ts';
import { Scene } from '../../../../shared/scenes/scene.tsx';
import { aboutSchool } from '../../scenes.ts';
import { Figures } from '../figures.tsx';

export function StatsSection() {
  const text = useText('about');
  const figures = useOperatorFigures('logbook');
  if (figures.length === 0) return null;
  return (
    <section
      aria-labelledby="stats-heading"
      className="relative isolate flex items-end overflow-hidden bg-deep text-white lg:min-h-[44rem]"
    >
      <Scene scene={aboutSchool} sizes="max(100vw, 66rem)" className="absolute inset-0 -z-20 size-full" />
      <div className="absolute inset-0 -z-10 bg-[linear-gradient(var(--color-abyss),rgb(4_24_36/0.82)_8%,rgb(4_24_36/0.45)_18%,rgb(4_24_36/0.1)_28%,rgb(4_36_66/0.55)_48%,rgb(4_30_50/0.94))]" />
      <Container className="pt-12 pb-6 sm:pt-72 sm:pb-[clamp(3.5rem,2rem+5vw,6rem)] lg:pt-56">
        <h2 id="stats-heading" className="max-w-[16em] font-display text-2xl">
          {text('stats.title')}
        </h2>
        <Figures
          figures={figures}
          className="mt-4 grid-cols-[repeat(4,auto)] justify-between gap-x-3 border-t border-white/35 pt-4 sm:grid-cols-2 sm:gap-x-6 sm:mt-8 sm:gap-y-9 sm:pt-8 lg:grid-cols-[repeat(4,auto)] lg:justify-between"
          valueClassName="text-2xl sm:text-5xl"
          labelClassName="max-w-[7em] text-xs text-foam sm:max-w-none sm:text-base"
        />
      </Container>
    </section>
  );
}
