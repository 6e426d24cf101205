import { type PageReads, runtimeConfig, usePage, useText } from '@reefdesk/web-kit';
import { readQuestions } from '../../shared/operator/site.api.ts';
import { useSeo } from '../../shared/operator/use-seo.ts';
import { CertificationsSection } from './components/certifications-section.tsx';
import { EquipmentSection } from './components/equipment/equipment-section.tsx';
import { FaqSection } from './components/faq-section.tsx';
import { HeroSlideshow } from './components/hero/hero-slideshow.tsx';
import { HouseSection } from './components/house-section.tsx';
import { LocationSection } from './components/location/location-section.tsx';
import { ProfileSection } from './components/profile-section.tsx';
import { StatsSection } from './components/story/stats-section.tsx';
import { StorySection } from './components/story/story-section.tsx';
import { ValuesSection } from './components/values-section.tsx';
import { readSlidesOf } from './slides.api.ts';

/** ABOUT-01; the layout adds the floating social bar. */
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
