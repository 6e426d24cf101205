import { Button, buttonClass } from '@reefdesk/ui/button';
import { ChevronDownIcon } from '@reefdesk/ui/icons';
import { Container } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { type ApiFailure, Link, type PageReads, runtimeConfig, usePage, useText } from '@reefdesk/web-kit';
import { useDeferredValue, useState } from 'react';
import { asFailure, readDestinations, useDestinationsQuery } from '../../shared/destinations/destinations.api.ts';
import { useSeo } from '../../shared/operator/use-seo.ts';
import { FeaturedFrame } from './featured-frame.tsx';
import { placesOf } from './grid-places.ts';
import { LoadedDestinations } from './loaded-destinations.tsx';
import { GRID, placeClass } from './place-class.ts';

/** Number of skeleton cards (CONST-18). */
const CARDS = 8;

/** Skeleton with the final size of the page, while the list loads (DEST-01). */
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

export default function DestinationsPage() {
  const text = useText('destinations');
  const { name } = runtimeConfig().brand;
  usePage({ ...useSeo('destinations', { title: text('title', { name }), description: text('description') }), page: 'destinations' });
  // Rendered as deferred work: all cards at once would block a slow phone.
  const query = useDestinationsQuery(undefined);
  const [data, error] = [useDeferredValue(query.data), useDeferredValue(query.error)];
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {data ? <LoadedDestinations all={data} /> : error ? <ConnectionError failure={asFailure(error)} /> : <DestinationSkeletons />}
    </main>
  );
}

const reads: PageReads = (_visit, options) => [readDestinations(undefined, options)];
DestinationsPage.reads = reads;

/** Replaces the whole page (DEST-02..06, ERR-28). */
function ConnectionError({ failure }: { failure: ApiFailure }) {
  const text = useText('destinations');
  return (
    <div className="error-scene">
      <div className="absolute inset-0 bg-[linear-gradient(100deg,rgb(4_24_36/0.8),rgb(4_24_36/0.6)_45%,transparent_80%)] max-lg:bg-abyss/65" />
      <div className="relative max-w-xl">
        <div role="alert">
          <h1 className="heading-2">{text('failed.title')}</h1>
          <p className="lead mt-5">{text('failed.text')}</p>
        </div>
        <h2 className="mt-8 font-display text-xl">{text('failed.todo')}</h2>
        <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-shallows">
          {text.all<string[]>('failed.tips').map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button variant="primary" size="large" onClick={() => window.location.reload()}>
            {text('failed.retry')}
          </Button>
          <Link to="/" className={buttonClass({ variant: 'outline', size: 'large' })}>
            {text('failed.home')}
          </Link>
        </div>
        <TechnicalDetails failure={failure} />
      </div>
    </div>
  );
}

function TechnicalDetails({ failure }: { failure: ApiFailure }) {
  const text = useText('destinations');
  const [time] = useState(() => new Date().toISOString());
  const { failure: _, ...answered } = failure;
  const raw = 'answer' in failure ? failure.answer : failure.status === 0 ? undefined : answered;
  const facts = [
    [text('failed.base'), location.origin],
    [text('failed.error'), `${failure.status || text('failed.noAnswer')}: ${failure.message}`],
    [text('failed.time'), time],
    [text('failed.raw'), JSON.stringify(raw, null, 2) ?? text('failed.noAnswer')],
  ];
  return (
    <details className="group mt-8 border-t border-foam/25 pt-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
        {text('failed.details')}
        <ChevronDownIcon className="size-4 transition-[rotate] group-open:rotate-180" />
      </summary>
      <dl className="mt-2 grid gap-3 text-sm">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-foam/75">{name}</dt>
            <dd className="font-mono text-xs break-words whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
