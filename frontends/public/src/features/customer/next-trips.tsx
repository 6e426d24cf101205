import { Button } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { Container, Section, SectionHeading } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { FailurePanel, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import type { ListedPackage } from '../../shared/packages/package.ts';
import { usePackages } from '../../shared/packages/packages.api.ts';
import { TripCard } from './trip-card.tsx';

export function NextTrips() {
  const text = useText('customer');
  const { data: packages = [], error, isLoading } = usePackages();
  return (
    <Section ground="foam" aria-labelledby="next-trips" className="overflow-hidden">
      <Container>
        <SectionHeading id="next-trips" title={text('trips.title')} className="mb-10">
          {text('trips.text')}
        </SectionHeading>
        {isLoading ? (
          <div role="status">
            <span className="sr-only">{text('trips.loading')}</span>
            <TravelStrip>
              {['a', 'b', 'c', 'd'].map((key) => (
                <li key={key}>
                  <Skeleton className="aspect-[4/5] rounded-panel!" />
                </li>
              ))}
            </TravelStrip>
          </div>
        ) : error ? (
          <FailurePanel title={text('trips.failed')}>
            <Button onClick={() => window.location.reload()}>{text('retry')}</Button>
          </FailurePanel>
        ) : packages.length === 0 ? (
          <EmptyState title={text('trips.empty')}>{text('trips.emptyHint')}</EmptyState>
        ) : (
          <TripCards packages={packages} />
        )}
      </Container>
    </Section>
  );
}

export function TripCards({ packages }: { packages: readonly ListedPackage[] }) {
  return (
    <TravelStrip>
      {packages.map((travel, index) => (
        <li key={travel.travel_id} className="snap-start">
          <TripCard travel={travel} index={index} />
        </li>
      ))}
    </TravelStrip>
  );
}

function TravelStrip({ children }: { children: ReactNode }) {
  return (
    <ul className="scrollbar-none -mx-5 grid snap-x snap-mandatory scroll-px-5 auto-cols-[72%] grid-flow-col gap-4 overflow-x-auto px-5 py-1 sm:auto-cols-[44%] md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-3 md:overflow-visible md:px-0 xl:grid-cols-4 xl:gap-6">
      {children}
    </ul>
  );
}
