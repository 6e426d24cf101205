import { buttonClass } from '@reefdesk/ui/button';
import { Container } from '@reefdesk/ui/layout';
import { runtimeConfig, useLocalise, useText } from '@reefdesk/web-kit';
import type { MouseEvent } from 'react';
import avif from '../../../assets/scenes/hero-tall.avif';
import webp from '../../../assets/scenes/hero-tall.webp';
import avifHalf from '../../../assets/scenes/hero-tall-half.avif';
import webpHalf from '../../../assets/scenes/hero-tall-half.webp';
import { useOperatorFigures } from '../../../shared/operator/use-operator-figures.ts';
import { heroWide } from '../../../shared/scenes/hero-wide.ts';
import { Scene } from '../../../shared/scenes/scene.tsx';
import { sceneFiles } from '../../../shared/scenes/scene-files.ts';
import { PACKAGES_ID } from '../section-ids.ts';

const heroTall = sceneFiles([1080, 1620], { avif, avifHalf, webp, webpHalf });

export function Hero() {
  const text = useText('landing');
  const localise = useLocalise();
  const { hero, tagline } = runtimeConfig().brand;
  const figures = useOperatorFigures('hero');
  return (
    <section className="relative isolate flex min-h-[calc(100svh-var(--lower-bar))] flex-col overflow-hidden bg-[linear-gradient(#5d92c8,#9cc3e0_38%,#0a6a96_44%,#06304a)] text-white">
      <Scene
        scene={heroWide}
        tall={heroTall}
        sizes="max(100vw, 178vh)"
        tallSizes="max(100vw, 67vh)"
        priority
        className="absolute inset-0 -z-20 size-full object-[68%_50%] max-md:object-[30%_50%]"
      />
      <div className="absolute inset-0 -z-10 bg-[radial-gradient(ellipse_75%_62%_at_18%_26%,rgb(4_50_96/0.8),rgb(5_58_108/0.58)_52%,transparent)] max-sm:bg-[linear-gradient(rgb(4_50_96/0.6),rgb(6_66_120/0.42)_42%,transparent_70%)]" />
      <div className="absolute inset-x-0 bottom-0 -z-10 h-2/5 bg-linear-to-t from-abyss/90 to-transparent" />
      <Container className="flex flex-1 flex-col pt-[clamp(7rem,15svh,10rem)] pb-10 sm:pb-14">
        <div className="max-w-2xl animate-rise">
          <h1 className="heading-1 max-w-[11em]">{localise(hero.title)}</h1>
          <p className="mt-6 max-w-[30em] text-lg">{localise(tagline)}</p>
          <a
            href={`#${PACKAGES_ID}`}
            onClick={scrollToPackages}
            className={buttonClass({ variant: 'primary', size: 'large', className: 'mt-8' })}
          >
            {text('hero.button')}
          </a>
        </div>
        <div className="mt-auto pt-24">
          <dl className="grid max-w-[7.5em] grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)] gap-x-4 text-4xl sm:gap-x-10">
            {figures.map(({ value, label }) => (
              <div key={label + value} className="flex flex-col-reverse">
                <dt className="mt-1 text-sm text-foam/85 sm:text-base">{label}</dt>
                <dd className="font-display text-4xl leading-none tracking-tight whitespace-nowrap tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          {/* A separator at the beginning of a line is clipped. */}
          <div className="mt-6 overflow-hidden">
            <ul aria-label={text('hero.claimsLabel')} className="-ml-6 flex flex-wrap text-xs font-semibold text-foam/90 sm:text-sm">
              {hero.claims.map(localise).map((claim) => (
                <li
                  key={claim}
                  className="whitespace-nowrap before:inline-block before:w-6 before:text-center before:text-shallows before:content-['/']"
                >
                  {claim}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </section>
  );
}

/** Scrolls without a history entry, respects reduced motion and moves the focus (LAND-05). */
function scrollToPackages(event: MouseEvent): void {
  const section = document.getElementById(PACKAGES_ID);
  if (!section) return;
  event.preventDefault();
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  section.focus({ preventScroll: true });
}
