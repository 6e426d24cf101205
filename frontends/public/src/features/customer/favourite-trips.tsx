import { Container, Section, SectionHeading } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';
import { useFavourites } from '../../shared/favourites/favourites.ts';
import { usePackages } from '../../shared/packages/packages.api.ts';
import { TripCard } from './trip-card.tsx';
import { TripStrip } from './trip-strip.tsx';

/** The marked packages, the latest first; hidden if nothing is marked or no marked package is offered any more. */
export function FavouriteTrips() {
  const text = useText('customer');
  const { data: packages = [] } = usePackages();
  const [slugs] = useFavourites();
  const marked = slugs.flatMap((slug) => packages.find(({ travel_slug }) => travel_slug === slug) ?? []);
  if (marked.length === 0) return null;
  return (
    <Section ground="foam" aria-labelledby="favourite-trips" className="overflow-hidden pb-0!">
      <Container>
        <SectionHeading id="favourite-trips" title={text('favourites.title')} className="mb-8">
          {text('favourites.text')}
        </SectionHeading>
        <TripStrip>
          {marked.map((travel, index) => (
            <li key={travel.travel_id} className="snap-start">
              <TripCard travel={travel} index={index} />
            </li>
          ))}
        </TripStrip>
      </Container>
    </Section>
  );
}
