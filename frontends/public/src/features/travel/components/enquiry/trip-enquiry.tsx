import { Container } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useNear } from '@reefdesk/ui/use-near';
import { NeedsScripts } from '@reefdesk/web-kit';
import { lazy, Suspense } from 'react';
import type { Travel } from '../../travel.ts';

/** Brings the form libraries along, so it is fetched when the reader comes near. */
const TripEnquiryForm = lazy(() => import('./trip-enquiry-form.tsx'));

export const ENQUIRY_ID = 'enquiry-section';

/** Asking about the package, below what it is (ENQ-01). */
export function TripEnquiry({ travel }: { travel: Travel }) {
  const [place, near] = useNear<HTMLDivElement>();
  return (
    <section id={ENQUIRY_ID} aria-labelledby="enquiry-heading" className="section scroll-mt-20 bg-linear-to-b from-deep to-abyss">
      <Container className="max-w-5xl">
        <div ref={place} className="min-h-176 rounded-panel bg-foam p-6 text-ink shadow-lift sm:p-10">
          <NeedsScripts className="mb-6" />
          {near ? (
            <Suspense fallback={<Waiting />}>
              <TripEnquiryForm travel={travel} />
            </Suspense>
          ) : (
            <Waiting />
          )}
        </div>
      </Container>
    </section>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true" className="grid content-start gap-6 noscript:hidden">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-19" />
      <Skeleton className="h-19" />
      <Skeleton className="h-40" />
    </div>
  );
}
