import { type PageReads, useParams } from '@reefdesk/web-kit';
import { readDeparturesOf } from '../../../departures/departures.api.ts';
import { LoadedTravel } from '../components/loaded-travel.tsx';
import { TravelFailure } from '../components/travel-failure.tsx';
import { TravelLoading } from '../components/travel-loading.tsx';
import { asFailure, readTravelOf, useTravelQuery } from '../travel.api.ts';

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
