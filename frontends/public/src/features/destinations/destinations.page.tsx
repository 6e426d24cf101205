import { Container } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { type PageReads, runtimeConfig, usePage, useText } from '@reefdesk/web-kit';
import { useDeferredValue } from 'react';
import { asFailure, readDestinations, useDestinationsQuery } from '../../shared/destinations/destinations.api.ts';
import { useSeo } from '../../shared/operator/use-seo.ts';
import { ConnectionError } from './connection-error.tsx';
import { FeaturedFrame } from './featured-frame.tsx';
import { placesOf } from './grid-places.ts';
import { LoadedDestinations } from './loaded-destinations.tsx';
import { GRID, placeClass } from './place-class.ts';

/** CONST-18. */
const CARDS = 8;

/** The page in its final size while the list is on its way (DEST-01). */
function DestinationSkeletons() {
  const text = useText('destinations');
  return (
    <>
      <FeaturedFrame>
        <div aria-hidden="true" className="grid gap-4">
          <Skeleton className="h-6 w-28 rounded-full!" />
          <Skeleton className="h-9 w-64" />
          <Skeleton className="h-13 w-44 rounded-full!" />
        </div>
      </FeaturedFrame>
      <div role="status" className="bg-sand pb-32 text-ink">
        <div className="border-b border-ink/12 py-3">
          <Container aria-hidden="true" className="flex gap-3">
            <Skeleton className="h-12 flex-1 rounded-full!" />
            <Skeleton className="h-12 w-36 rounded-full!" />
          </Container>
        </div>
        <Container>
          <p className="py-6 text-sm font-semibold text-ink/75">{text('loading')}</p>
          <div aria-hidden="true" className={GRID}>
            {placesOf(CARDS).map((place, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index.
              <div key={index} data-testid="destination-skeleton" className={placeClass(place)}>
                <Skeleton className="size-full rounded-panel!" />
              </div>
            ))}
          </div>
        </Container>
      </div>
    </>
  );
}

/** Loading, failed, or loaded and perhaps empty (STATE-27). */
export default function DestinationsPage() {
  const text = useText('destinations');
  const { name } = runtimeConfig().brand;
  usePage({ ...useSeo('destinations', { title: text('title', { name }), description: text('description') }), page: 'destinations' });
  // In steps: cards of all places at once would keep a slow phone from answering.
  const query = useDestinationsQuery();
  const [data, error] = [useDeferredValue(query.data), useDeferredValue(query.error)];
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {data ? (
        <LoadedDestinations destinations={data} />
      ) : error ? (
        <ConnectionError failure={asFailure(error)} />
      ) : (
        <DestinationSkeletons />
      )}
    </main>
  );
}

const reads: PageReads = (_visit, options) => [readDestinations(undefined, options)];
DestinationsPage.reads = reads;
