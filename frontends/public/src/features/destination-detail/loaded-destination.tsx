import { Container } from '@reefdesk/ui/layout';
import { useLocalise } from '@reefdesk/web-kit';
import type { Destination } from '../../shared/destinations/destination.ts';
import { usePackagesTo } from '../../shared/packages/packages.api.ts';
import { About } from './about.tsx';
import { DestinationBar } from './destination-bar.tsx';
import { DetailHero } from './detail-hero.tsx';
import { EssentialInfo } from './essential-info.tsx';
import { Gallery } from './gallery.tsx';
import { CONTENT_ID } from './section-ids.ts';
import { TripsHere } from './trips-here.tsx';
import { UnderWater } from './under-water.tsx';
import { useDetailPage } from './use-detail-page.ts';
import { WhereNext } from './where-next.tsx';

export function LoadedDestination({ destination }: { destination: Destination }) {
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
      <TripsHere packages={packages} />
      <WhereNext />
      <DestinationBar name={localise(destination.name)} packages={packages} />
    </>
  );
}
