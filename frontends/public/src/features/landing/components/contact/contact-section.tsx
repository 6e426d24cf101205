import { Container, Section } from '@reefdesk/ui/layout';
import { NeedsScripts, useText } from '@reefdesk/web-kit';
import { FormPlace, lateForm } from '../../../../shared/enquiry/form-place.tsx';
import { CONTACT_ID } from '../../section-ids.ts';
import { ContactDetails } from './contact-details.tsx';

const CONTACT_FORM = lateForm(() => import('./contact-form.tsx'));

export function ContactSection() {
  const text = useText('landing');
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
        <div className="self-start rounded-panel bg-foam p-6 text-ink shadow-lift sm:p-10">
          <h3 className="heading-3">{text('form.title')}</h3>
          <NeedsScripts className="mt-6" />
          <FormPlace form={CONTACT_FORM} props={{}} waiting="h-208" />
        </div>
      </Container>
    </Section>
  );
}
