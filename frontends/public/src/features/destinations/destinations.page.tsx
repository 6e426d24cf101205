import { type PageReads, runtimeConfig, usePage, useText } from '@reefdesk/web-kit';
import { useDeferredValue } from 'react';
import { asFailure, readDestinations, useDestinationsQuery } from '../../shared/destinations/destinations.api.ts';
import { useSeo } from '../../shared/operator/use-seo.ts';
import { ConnectionError } from './connection-error.tsx';
import { DestinationSkeletons } from './destination-skeletons.tsx';
import { LoadedDestinations } from './loaded-destinations.tsx';

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
