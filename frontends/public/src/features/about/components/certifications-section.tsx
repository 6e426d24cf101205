import { MedalIcon } from '@reefdesk/ui/icons';
import { Container, Section } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import greenStar from '../../../assets/logos/green-star.svg';
import padi from '../../../assets/logos/padi.svg';
import ssi from '../../../assets/logos/ssi.svg';
import tourism from '../../../assets/logos/tourism.svg';
import { useOperatorFigures } from '../../../shared/operator/use-operator-figures.ts';
import { Figures } from './figures.tsx';
import { Strip } from './strip.tsx';

const LOOK = 'size-14 shrink-0 sm:size-20';

/** Shows a medal if the logo does not load (ABOUT-28). The name is beside it. */
function CertificationLogo({ src }: { src: string | undefined }) {
  const [broken, setBroken] = useState(false);
  if (!src || broken) return <MedalIcon data-testid="logo-fallback" strokeWidth={1.1} className={`${LOOK} text-ocean`} />;
  return (
    <img
      data-testid="logo"
      src={src}
      alt=""
      width={80}
      height={80}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className={LOOK}
    />
  );
}

interface Certification {
  key: string;
  title: string;
}

/** Emblems of our own design; the operator replaces them with the licensed ones. */
const LOGOS: Readonly<Record<string, string>> = { padi, ssi, 'green-star': greenStar, tourism };

export function CertificationsSection() {
  const text = useText('about');
  const figures = useOperatorFigures('certificates');
  return (
    <Section ground="foam" aria-labelledby="certifications-heading">
      <Container>
        <h2 id="certifications-heading" className="heading-2 max-w-[12em]">
          {text('certifications.title')}
        </h2>
        <p className="lead mt-4 sm:mt-5 max-w-[34em]">{text('certifications.text')}</p>
        <Strip
          label={text('strips.certifications')}
          className="mt-5 border-y border-ink/15 py-4 sm:mt-12 sm:grid-cols-2 sm:gap-x-10 sm:gap-y-8 sm:py-10 lg:grid-cols-4 lg:py-12"
        >
          {text.all<Certification[]>('certifications.items').map(({ key, title }) => (
            <li key={key} className="flex items-center gap-4 sm:gap-5 lg:block">
              <CertificationLogo src={LOGOS[key]} />
              <p className="font-display leading-snug sm:text-lg text-balance lg:mt-5">{title}</p>
            </li>
          ))}
        </Strip>
        <div className="mt-5 grid gap-x-16 gap-y-5 sm:mt-12 sm:gap-y-12 lg:grid-cols-[3fr_2fr]">
          {figures.length > 0 && (
            <section aria-labelledby="certified-heading" className="rounded-panel bg-white p-5 shadow-soft sm:p-10">
              <h3 id="certified-heading" className="font-display text-xl">
                {text('certifications.stats.title')}
              </h3>
              <Figures
                figures={figures}
                className="mt-4 grid-cols-[repeat(4,auto)] justify-between gap-x-3 sm:mt-7 sm:gap-x-6 sm:grid-cols-[repeat(4,auto)] sm:justify-between"
                valueClassName="text-2xl text-ocean sm:text-3xl"
                labelClassName="max-w-[8em] text-xs text-ink/80 sm:text-sm"
              />
            </section>
          )}
          <section aria-labelledby="partners-heading" className="lg:py-10">
            <h3 id="partners-heading" className="font-display text-xl">
              {text('certifications.partners.title')}
            </h3>
            <ul className="mt-2 flex flex-wrap gap-x-5 sm:mt-5 sm:grid sm:grid-cols-2 sm:gap-x-8">
              {text.all<string[]>('certifications.partners.names').map((name) => (
                <li key={name} className="py-1 font-semibold sm:border-t sm:border-ink/15 sm:py-4 sm:text-lg tracking-tight text-ocean">
                  {name}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </Container>
    </Section>
  );
}
