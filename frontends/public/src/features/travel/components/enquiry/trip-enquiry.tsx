import { Container } from '@reefdesk/ui/layout';
import { NeedsScripts } from '@reefdesk/web-kit';
import { FormPlace, lateForm } from '../../../../shared/enquiry/form-place.tsx';
import { ENQUIRY_ID, type TripEnquiryProps } from '../../enquiry-place.ts';

const TRIP_FORM = lateForm(() => import('./trip-enquiry-form.tsx'));

/** Asking about the package, below what it is (ENQ-01). */
export function TripEnquiry(props: TripEnquiryProps) {
  return (
    <section
      id={ENQUIRY_ID}
      tabIndex={-1}
      aria-labelledby="enquiry-heading"
      className="section scroll-mt-20 bg-linear-to-b from-deep to-abyss outline-none"
    >
      <Container className="max-w-5xl">
        <div className="rounded-panel bg-foam p-6 text-ink shadow-lift sm:p-10">
          <NeedsScripts className="mb-6" />
          <FormPlace form={TRIP_FORM} props={props} waiting="h-312" />
        </div>
      </Container>
    </section>
  );
}
