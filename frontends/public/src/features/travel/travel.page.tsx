import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { Spinner } from '@reefdesk/ui/spinner';
import { type ApiFailure, Link, type PageReads, useErrorText, useParams, useText } from '@reefdesk/web-kit';
import { readDeparturesOf } from '../../shared/departures/departures.api.ts';
import { LoadedTravel } from './components/loaded-travel.tsx';
import { readTestimonialsAbout } from './testimonials-about.api.ts';
import { asFailure, readTravelOf, useTravelQuery } from './travel.api.ts';
import { useTravelPage } from './use-travel-page.ts';

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

const reads: PageReads = ({ params: { slug = '' } }, options) => [
  readTravelOf(slug, options),
  readDeparturesOf(slug, options),
  readTestimonialsAbout(slug, options),
];
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

function TravelFailure({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const text = useText('travel');
  const errorText = useErrorText(failure);
  const isLost = failure.status === 404;
  const title = text(isLost ? 'failed.lost' : 'failed.title');
  const message = failure.status === 200 && !failure.message ? text('failed.unreadable') : errorText;
  useTravelPage(title);
  return (
    <div className="error-scene">
      <div className="absolute inset-0 bg-[linear-gradient(100deg,rgb(4_24_36/0.8),rgb(4_24_36/0.6)_45%,transparent_80%)] max-lg:bg-abyss/65" />
      <div className="relative max-w-xl">
        <div role="alert">
          <h1 className="heading-2">{title}</h1>
          {message && <p className="mt-5 text-lg font-semibold">{text('error', { message })}</p>}
          <p className="mt-3 text-foam/85">{text(isLost ? 'failed.lostText' : 'failed.text')}</p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          {!isLost && (
            <Button variant="primary" size="large" onClick={onRetry}>
              {text('retry')}
            </Button>
          )}
          <Link to={`${PATHS.home}#packages-section`} className={buttonClass({ variant: isLost ? 'primary' : 'outline', size: 'large' })}>
            {text('failed.packages')}
          </Link>
        </div>
      </div>
    </div>
  );
}
