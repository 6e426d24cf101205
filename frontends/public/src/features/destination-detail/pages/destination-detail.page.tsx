import { type PageReads, useParams } from '@reefdesk/web-kit';
import { asFailure, readDestinationOf, useDestinationQuery } from '../../../destinations/destinations.api.ts';
import { readPackagesTo } from '../../../packages/packages.api.ts';
import { DetailFailure } from '../components/detail-failure.tsx';
import { DetailLoading } from '../components/detail-loading.tsx';
import { LoadedDestination } from '../components/loaded-destination.tsx';

/** Loading, failed or loaded (DDET-01..03). */
export default function DestinationDetailPage() {
  const { destinationId = '' } = useParams();
  const { currentData: destination, error, isFetching, refetch } = useDestinationQuery(destinationId);
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {destination ? (
        <LoadedDestination destination={destination} />
      ) : error && !isFetching ? (
        <DetailFailure failure={asFailure(error)} onRetry={refetch} />
      ) : (
        <DetailLoading />
      )}
    </main>
  );
}

const reads: PageReads = ({ params: { destinationId = '' } }, options) => [
  readDestinationOf(destinationId, options),
  readPackagesTo(destinationId, options),
];
DestinationDetailPage.reads = reads;
