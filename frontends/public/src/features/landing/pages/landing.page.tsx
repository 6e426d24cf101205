import { runtimeConfig, usePage, useText } from '@reefdesk/web-kit';
import { ContactSection } from '../components/contact/contact-section.tsx';
import { FeaturesSection } from '../components/features-section.tsx';
import { Hero } from '../components/hero.tsx';
import { PackagesSection } from '../components/packages/packages-section.tsx';
import { TestimonialsSection } from '../components/testimonials/testimonials-section.tsx';

/** LAND-01; the footer below is the layout's. */
export default function LandingPage() {
  const text = useText('landing');
  usePage({ title: text('title', { name: runtimeConfig().brand.name }), description: text('description'), page: 'homepage' });
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
