import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { ArrowLeftIcon } from '@reefdesk/ui/icons';
import { Container, Section } from '@reefdesk/ui/layout';
import { Spinner } from '@reefdesk/ui/spinner';
import { type ApiFailure, Link, type PageReads, useLocalise, useParams, useText } from '@reefdesk/web-kit';
import type { Destination } from '../../shared/destinations/destination.ts';
import { asFailure, readDestinationOf, useDestinationQuery } from '../../shared/destinations/destinations.api.ts';
import { EnglishNote } from '../../shared/localised/english-note.tsx';
import { useLocalisedText } from '../../shared/localised/use-localised-text.ts';
import type { ListedPackage } from '../../shared/packages/package.ts';
import { PackageTile } from '../../shared/packages/package-tile.tsx';
import { readPackagesTo, usePackagesTo } from '../../shared/packages/packages.api.ts';
import { DestinationBar } from './destination-bar.tsx';
import { CONTENT_ID, DetailHero } from './detail-hero.tsx';
import { EssentialInfo } from './essential-info.tsx';
import { Gallery } from './gallery.tsx';
import { UnderWater } from './under-water.tsx';
import { useDetailPage } from './use-detail-page.ts';

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

function LoadedDestination({ destination }: { destination: Destination }) {
  const localise = useLocalise();
  const { data = [] } = usePackagesTo(destination.id);
  // During a deployment an older service may return all packages.
  const packages = data.filter(({ destinations }) => destinations.some(({ destination_id }) => destination_id === destination.id));
  useDetailPage(localise(destination.name), localise(destination.description));
  return (
    <>
      <DetailHero destination={destination} />
      <div id={CONTENT_ID} tabIndex={-1} className="scroll-mt-(--navbar-height) bg-foam text-ink outline-none">
        <Container className="grid gap-x-16 px-0! lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:px-[max(5vw,4.5rem)]! lg:pb-32 xl:px-18!">
          <EssentialInfo destination={destination} />
          <About destination={destination} />
          <UnderWater dive={destination.dive} />
          <Gallery destination={destination} />
        </Container>
      </div>
      <TravelsHere packages={packages} />
      <WhereNext />
      <DestinationBar name={localise(destination.name)} packages={packages} />
    </>
  );
}

/** The first paragraph is larger (DDET-08). */
function About({ destination }: { destination: Destination }) {
  const text = useText('destination-detail');
  const localise = useLocalise();
  const { name, category, description, dive } = destination;
  const animals = dive?.life.map((animal) => animal.name) ?? [];
  const { value, lang } = useLocalisedText()(description);
  const [first, ...rest] = value.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <section aria-labelledby="about-heading" className="px-[clamp(1.25rem,5vw,4rem)] pt-16 lg:px-0 lg:pt-24">
      <h2 id="about-heading" className="heading-3">
        {text('about', { destination: localise(name) })}
      </h2>
      <EnglishNote texts={[name, category, description, ...animals]} className="mt-4 text-sm text-ink/75">
        {text('inEnglish')}
      </EnglishNote>
      <div lang={lang} className="mt-6 grid max-w-[38em] gap-5 text-ink/85">
        {first && <p className="font-display text-xl leading-snug whitespace-pre-line text-ink [&:lang(zh)]:leading-relaxed">{first}</p>}
        {rest.map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

const TILE_SIZES = '(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw';

function TravelsHere({ packages }: { packages: readonly ListedPackage[] }) {
  const text = useText('packages');
  if (packages.length === 0) return null;
  return (
    <Section ground="sand" aria-labelledby="trips-heading">
      <Container>
        <h2 id="trips-heading" className="heading-2">
          {text('here')}
        </h2>
        <p className="lead mt-3">{text('hereText')}</p>
        <ul className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 min-[120rem]:grid-cols-4">
          {packages.map((travel, index) => (
            <li key={travel.travel_id}>
              <PackageTile travel={travel} index={index} sizes={TILE_SIZES} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function WhereNext() {
  const text = useText('destination-detail');
  return (
    <section aria-labelledby="next-heading" className="bg-linear-to-b from-ocean via-deep to-abyss text-foam">
      <Container className="flex flex-wrap items-end justify-between gap-8 py-20 sm:py-28">
        <div className="max-w-xl">
          <h2 id="next-heading" className="heading-2">
            {text('end.title')}
          </h2>
          <p className="lead mt-4">{text('end.text')}</p>
        </div>
        <Link to={PATHS.destinations} className={buttonClass({ variant: 'outline', size: 'large' })}>
          <ArrowLeftIcon />
          {text('end.back')}
        </Link>
      </Container>
    </section>
  );
}

function DetailLoading() {
  const text = useText('destination-detail');
  useDetailPage(text('loading'));
  return (
    // Taller than the window, so that the footer does not visibly move.
    <div className="min-h-[120svh] bg-linear-to-b from-ocean to-abyss text-foam">
      <p role="status" className="flex min-h-[calc(100svh-var(--lower-bar))] flex-col items-center justify-center gap-5 font-semibold">
        <Spinner className="size-12" />
        {text('loading')}
      </p>
    </div>
  );
}

function DetailFailure({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const text = useText('destination-detail');
  const kind = failureKind(failure);
  const failed = kind === 'failed';
  useDetailPage(text(`failure.${kind}.title`));
  return (
    <div className="error-scene">
      <div className="relative mb-14 max-w-xl rounded-panel lg:mb-0 bg-foam p-7 text-ink shadow-lift sm:p-10">
        <div role="alert">
          <h1 className="heading-2">{text(`failure.${kind}.title`)}</h1>
          <p className="mt-5 text-lg font-semibold">{text(`failure.${kind}.text`)}</p>
          <p className="mt-3 text-ink/80">{text(`failure.${kind}.more`)}</p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          {failed && (
            <Button variant="primary" onClick={onRetry}>
              {text('retry')}
            </Button>
          )}
          <Link to="/destinations" className={buttonClass({ variant: failed ? 'outline' : 'primary' })}>
            {text('end.back')}
          </Link>
        </div>
      </div>
    </div>
  );
}

/** `lost`: the destination does not exist. `unreadable`: the answer is malformed. `failed`: no answer or a server error. */
type FailureKind = 'lost' | 'unreadable' | 'failed';

/** Selects one of the three error texts (ERR-13..15, OR-07). */
function failureKind({ status }: Pick<ApiFailure, 'status'>): FailureKind {
  if (status === 404) return 'lost';
  return status === 200 || status === 400 ? 'unreadable' : 'failed';
}
