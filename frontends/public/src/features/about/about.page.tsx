import { Container, Section } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { type PageReads, runtimeConfig, useLanguage, usePage, useText } from '@reefdesk/web-kit';
import { Questions } from '../../shared/operator/questions.tsx';
import { readQuestions, useSiteQuestionsQuery } from '../../shared/operator/site.api.ts';
import { useOperatorFigures } from '../../shared/operator/use-operator-figures.ts';
import { useSeo } from '../../shared/operator/use-seo.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import { CertificationsSection } from './components/certifications-section.tsx';
import { EquipmentSection } from './components/equipment/equipment-section.tsx';
import { Figures } from './components/figures.tsx';
import { HeroSlideshow } from './components/hero/hero-slideshow.tsx';
import { LocationSection } from './components/location/location-section.tsx';
import { ProfileSection } from './components/profile-section.tsx';
import { StatsSection } from './components/story/stats-section.tsx';
import { StorySection } from './components/story/story-section.tsx';
import { ValuesSection } from './components/values-section.tsx';
import { aboutJetty } from './scenes.ts';
import { readSlidesOf } from './slides.api.ts';

export default function AboutPage() {
  const text = useText('about');
  const { name } = runtimeConfig().brand;
  usePage({ ...useSeo('about', { title: text('title', { name }), description: text('description') }), page: 'about' });
  return (
    <main
      id="main"
      tabIndex={-1}
      className="outline-none max-sm:[&_.heading-2]:max-w-none max-sm:[&_.heading-2]:text-[1.75rem] max-sm:[&_.lead]:mt-3 max-sm:[&_.lead]:text-base max-sm:[&_.lead]:leading-normal max-sm:[&>.section]:py-5"
    >
      <HeroSlideshow />
      <ProfileSection />
      <StorySection />
      <StatsSection />
      <ValuesSection />
      <HouseSection />
      <EquipmentSection />
      <CertificationsSection />
      <FaqSection />
      <LocationSection />
    </main>
  );
}

const reads: PageReads = ({ language }, options) => [readSlidesOf(language, options), readQuestions({ language }, options)];
AboutPage.reads = reads;

/** The operator's questions and answers (ABOUT-32, ABOUT-33, SET-01); hidden if there are none or they cannot be loaded. */
function FaqSection() {
  const text = useText('about');
  const { data, isLoading } = useSiteQuestionsQuery({ language: useLanguage() });
  if (!isLoading && !data?.length) return null;
  return (
    <Section ground="sand" aria-labelledby="faq-heading">
      <Container className="grid gap-x-16 gap-y-4 sm:gap-y-10 lg:grid-cols-[2fr_3fr]">
        <header className="self-start lg:sticky lg:top-[calc(var(--navbar-height)+3rem)]">
          <h2 id="faq-heading" className="heading-2 max-w-[9em]">
            {text('faq.title')}
          </h2>
          <p className="lead mt-4 max-w-md max-sm:hidden sm:mt-5">{text('faq.text')}</p>
        </header>
        {data ? <Questions questions={data} /> : <Skeleton className="h-136" />}
      </Container>
    </Section>
  );
}

function HouseSection() {
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
