import { Spinner } from '@reefdesk/ui/spinner';
import { type PageReads, useParams, useText } from '@reefdesk/web-kit';
import { readDeparturesOf } from '../../shared/departures/departures.api.ts';
import { LoadedTravel } from './components/loaded-travel.tsx';
import { TravelFailure } from './components/travel-failure.tsx';
import { asFailure, readTravelOf, useTravelQuery } from './travel.api.ts';
import { useTravelPage } from './use-travel-page.ts';

/** Loading, then failed or loaded (STATE-20). Dark throughout (TRAV-03). */
export default function TravelPage() {
  const { slug = '' } = useParams();
  const { currentData: travel, error, isFetching, refetch } = useTravelQuery(slug);
  return (
    <main id="main" tabIndex={-1} className="bg-abyss text-foam outline-none">
      {travel ? (
        <LoadedTravel key={travel.slug} travel={travel} />
      ) : error && !isFetching ? (
        <TravelFailure failure={asFailure(error)} onRetry={refetch} />
      ) : (
        <TravelLoading />
      )}
    </main>
  );
}

const reads: PageReads = ({ params }, options) => [readTravelOf(params.slug ?? '', options), readDeparturesOf(params.slug ?? '', options)];
TravelPage.reads = reads;

function TravelLoading() {
  const text = useText('travel');
  useTravelPage(text('loading'));
  return (
    <div className="grid min-h-[calc(100svh-var(--lower-bar)/4)] place-items-center bg-linear-to-b from-deep to-abyss">
      <p role="status" className="flex flex-col items-center gap-5 font-semibold">
        <Spinner className="size-12" />
        {text('loading')}
      </p>
    </div>
  );
}
