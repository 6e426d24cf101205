import { type PageReads, runtimeConfig, usePage, useText } from '@reefdesk/web-kit';
import { useSeo } from '../../shared/operator/use-seo.ts';
import { readPackages } from '../../shared/packages/packages.api.ts';
import { ContactSection } from './components/contact/contact-section.tsx';
import { FeaturesSection } from './components/features-section.tsx';
import { Hero } from './components/hero.tsx';
import { PackagesSection } from './components/packages/packages-section.tsx';
import { TestimonialsSection } from './components/testimonials/testimonials-section.tsx';
import { readTestimonials } from './testimonials.api.ts';

export default function LandingPage() {
  const text = useText('landing');
  const { name } = runtimeConfig().brand;
  usePage({ ...useSeo('home', { title: text('title', { name }), description: text('description') }), page: 'homepage' });
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <Hero />
      <PackagesSection />
      <FeaturesSection />
      <TestimonialsSection />
      <ContactSection />
    </main>
  );
}

const reads: PageReads = (_visit, options) => [readPackages(undefined, options), readTestimonials(undefined, options)];
LandingPage.reads = reads;
