import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { Container, Section, SectionHeading } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Spinner } from '@reefdesk/ui/spinner';
import {
  FailurePanel,
  lazyComponent,
  Navigate,
  runtimeConfig,
  selectUser,
  useAppSelector,
  useLocation,
  usePage,
  useText,
} from '@reefdesk/web-kit';
import { Suspense } from 'react';
import avif from '../../assets/scenes/customer.avif';
import webp from '../../assets/scenes/customer.webp';
import avifHalf from '../../assets/scenes/customer-half.avif';
import webpHalf from '../../assets/scenes/customer-half.webp';
import type { WayIn } from '../../shared/account/way-in.ts';
import { useFavourites } from '../../shared/favourites/favourites.ts';
import { useAllPackageCards, usePackagesNamedQuery } from '../../shared/packages/packages.api.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import { sceneFiles } from '../../shared/scenes/scene-files.ts';
import { AddressNote } from './address-note.tsx';
import { MyTrips } from './my-trips.tsx';
import { NextTrips, TripCards } from './next-trips.tsx';
import { useCustomerSession } from './use-customer-session.ts';

const customer = sceneFiles([1920, 1080], { avif, avifHalf, webp, webpHalf });

const AccountSection = lazyComponent(() => import('./account-section.tsx'));

export default function CustomerPage() {
  const text = useText('customer');
  const user = useAppSelector(selectUser);
  const { pathname } = useLocation();
  const { session, check, withSession } = useCustomerSession();
  usePage({ title: text('title', { name: runtimeConfig().brand.name }), description: text('description'), page: 'customer' });
  if (session === 'never' || session === 'ended') {
    const wayIn: WayIn = { from: pathname, ended: session === 'ended' };
    return <Navigate to={PATHS.signIn} replace state={wayIn} />;
  }
  if (session === 'failed') {
    return (
      <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center bg-deep text-foam outline-none">
        <FailurePanel onRetry={check} />
      </main>
    );
  }
  // The sign-out itself navigates away.
  if (!user) return <SessionWaiting />;
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <Greeting name={user.name || user.fullname} />
      {user.email_verified === false && <AddressNote email={user.email} withSession={withSession} />}
      <MyTrips user={user} withSession={withSession} />
      <FavouriteTravels />
      <NextTrips />
      <Suspense fallback={<AccountWaiting />}>
        <AccountSection withSession={withSession} />
      </Suspense>
    </main>
  );
}

function AccountWaiting() {
  return (
    <Section ground="sand" aria-hidden="true">
      <Container className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <Skeleton className="h-80 rounded-panel!" />
        <Skeleton className="h-[36rem] rounded-panel!" />
      </Container>
    </Section>
  );
}

function Greeting({ name }: { name: string }) {
  const text = useText('customer');
  return (
    <header className="relative isolate grid min-h-[26rem] items-end overflow-hidden bg-abyss text-white lg:min-h-[32rem]">
      <Scene scene={customer} priority className="absolute inset-0 -z-10 size-full object-[64%_70%] lg:w-[118%] lg:max-w-none" />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-abyss/85 via-abyss/30 via-60% to-abyss/10" />
      <div className="container-page pt-32 pb-12 lg:pb-16">
        <h1 className="heading-2 max-w-3xl wrap-anywhere">{name ? text('greeting', { name }) : text('greetingPlain')}</h1>
        <p className="lead mt-4 max-w-lg text-white">{text('lead')}</p>
      </div>
    </header>
  );
}

function SessionWaiting() {
  const text = useText('customer');
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center bg-deep text-foam outline-none">
      <p role="status" className="flex animate-fade items-center gap-4 [animation-delay:400ms]">
        <Spinner className="size-8" />
        {text('checking')}
      </p>
    </main>
  );
}

/** The marked packages, the latest first; hidden if nothing is marked or no marked package is offered any more. */
function FavouriteTravels() {
  const text = useText('customer');
  const [slugs] = useFavourites();
  const { data: all } = useAllPackageCards();
  const first = all?.entries ?? [];
  const elsewhere = all?.nextCursor ? slugs.filter((slug) => !first.some((travel) => travel.slug === slug)) : [];
  const { data: others = [] } = usePackagesNamedQuery(elsewhere, { skip: elsewhere.length === 0 });
  const marked = slugs.flatMap((slug) => [...first, ...others].find((travel) => travel.slug === slug) ?? []);
  if (marked.length === 0) return null;
  return (
    <Section ground="foam" aria-labelledby="favourite-trips" className="overflow-hidden pb-0!">
      <Container>
        <SectionHeading id="favourite-trips" title={text('favourites.title')} className="mb-8">
          {text('favourites.text')}
        </SectionHeading>
        <TripCards packages={marked} />
      </Container>
    </Section>
  );
}
