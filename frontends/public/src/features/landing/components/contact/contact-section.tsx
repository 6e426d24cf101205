import { Container, Section } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useNear } from '@reefdesk/ui/use-near';
import { NeedsScripts, useText } from '@reefdesk/web-kit';
import { lazy, Suspense } from 'react';
import { CONTACT_ID } from '../../section-ids.ts';
import { ContactDetails } from './contact-details.tsx';

/** Brings the form libraries along, so it is fetched when the reader comes near. */
const ContactForm = lazy(() => import('./contact-form.tsx'));

export function ContactSection() {
  const text = useText('landing');
  const [place, near] = useNear<HTMLDivElement>();
  return (
    <Section
      id={CONTACT_ID}
      ground="deep"
      className="bg-[linear-gradient(var(--color-ocean),var(--color-deep)_45%,var(--color-abyss))]"
      aria-labelledby="contact-heading"
    >
      <Container className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <div>
          <h2 id="contact-heading" className="heading-2">
            {text('contact.title')}
          </h2>
          <p className="lead mt-5 max-w-lg">{text('contact.text')}</p>
          <ContactDetails />
        </div>
        <div ref={place} className="self-start rounded-panel bg-foam p-6 text-ink shadow-lift sm:p-10">
          <h3 className="heading-3">{text('form.title')}</h3>
          <NeedsScripts className="mt-6" />
          {near ? (
            <Suspense fallback={<FormSkeleton />}>
              <ContactForm />
            </Suspense>
          ) : (
            <FormSkeleton />
          )}
        </div>
      </Container>
    </Section>
  );
}

/** As high as the form, so that nothing below it moves. */
function FormSkeleton() {
  return (
    <div aria-hidden="true" className="mt-6 grid h-208 content-start gap-6 noscript:hidden">
      <Skeleton className="h-19" />
      <Skeleton className="h-19" />
      <Skeleton className="h-19" />
      <Skeleton className="h-40" />
    </div>
  );
}
