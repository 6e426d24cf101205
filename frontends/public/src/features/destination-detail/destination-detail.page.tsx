import { Spinner } from '@reefdesk/ui/spinner';
import { type PageReads, useParams, useText } from '@reefdesk/web-kit';
import { asFailure, readDestinationOf, useDestinationQuery } from '../../shared/destinations/destinations.api.ts';
import { readPackagesTo } from '../../shared/packages/packages.api.ts';
import { DetailFailure } from './detail-failure.tsx';
import { LoadedDestination } from './loaded-destination.tsx';
import { useDetailPage } from './use-detail-page.ts';

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

function DetailLoading() {
  const text = useText('destination-detail');
  useDetailPage(text('loading'));
  return (
    // Higher than the window, so that the footer is not seen to move away.
    <div className="min-h-[120svh] bg-linear-to-b from-ocean to-abyss text-foam">
      <p role="status" className="flex min-h-[calc(100svh-var(--lower-bar))] flex-col items-center justify-center gap-5 font-semibold">
        <Spinner className="size-12" />
        {text('loading')}
      </p>
    </div>
  );
}
