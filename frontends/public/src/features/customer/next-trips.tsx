import { Button } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { Container, Section, SectionHeading } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { FailurePanel, useText } from '@reefdesk/web-kit';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { useFound } from '../../shared/lists/use-found.ts';
import type { PackageCard } from '../../shared/packages/package.ts';
import { type PackagePage, useAllPackageCards, usePackageCardsQuery } from '../../shared/packages/packages.api.ts';
import { TripCard } from './trip-card.tsx';

const STRIP =
  'scrollbar-none -mx-5 grid snap-x snap-mandatory scroll-px-5 auto-cols-[72%] grid-flow-col gap-4 overflow-x-auto px-5 py-1 sm:auto-cols-[44%] md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-3 md:overflow-visible md:px-0 xl:grid-cols-4 xl:gap-6';

export function NextTrips() {
  const text = useText('customer');
  const { data: all, error, isLoading } = useAllPackageCards();
  return (
    <Section ground="foam" aria-labelledby="next-trips" className="overflow-hidden">
      <Container>
        <SectionHeading id="next-trips" title={text('trips.title')} className="mb-10">
          {text('trips.text')}
        </SectionHeading>
        {isLoading ? (
          <div role="status">
            <span className="sr-only">{text('trips.loading')}</span>
            <ul className={STRIP}>
              {['a', 'b', 'c', 'd'].map((key) => (
                <li key={key}>
                  <Skeleton className="aspect-[4/5] rounded-panel!" />
                </li>
              ))}
            </ul>
          </div>
        ) : error ? (
          <FailurePanel title={text('trips.failed')}>
            <Button onClick={() => window.location.reload()}>{text('retry')}</Button>
          </FailurePanel>
        ) : !all || all.entries.length === 0 ? (
          <EmptyState title={text('trips.empty')}>{text('trips.emptyHint')}</EmptyState>
        ) : (
          <AllTrips all={all} />
        )}
      </Container>
    </Section>
  );
}

const everything = (packages: readonly PackageCard[]) => [...packages];

function AllTrips({ all }: { all: PackagePage }) {
  const text = useText('customer');
  const found = useFound({ all, filters: {}, isSettled: true, inBrowser: everything, useQuery: usePackageCardsQuery });
  return (
    <PagedList found={found} useQuery={usePackageCardsQuery} label={text('trips.title')} className={STRIP}>
      {(packages, from) => <TripItems packages={packages} from={from} />}
    </PagedList>
  );
}

export function TripCards({ packages }: { packages: readonly PackageCard[] }) {
  return (
    <ul className={STRIP}>
      <TripItems packages={packages} />
    </ul>
  );
}

function TripItems({ packages, from = 0 }: { packages: readonly PackageCard[]; from?: number }) {
  return packages.map((travel, index) => (
    <li key={travel.slug} className="snap-start">
      <TripCard travel={travel} index={from + index} />
    </li>
  ));
}
