import { useText } from '@reefdesk/web-kit';
import { useLongList } from '@reefdesk/web-kit/long-list';
import type { ListedDestination } from '../../shared/destinations/destination.ts';
import { DestinationCard } from './destination-card.tsx';
import { placesOf } from './grid-places.ts';
import { GRID, placeClass } from './place-class.ts';

export function DestinationGrid({ destinations }: { destinations: readonly ListedDestination[] }) {
  const text = useText('destinations');
  const places = placesOf(destinations.length);
  const [drawn, more] = useLongList(destinations);
  return (
    <>
      <ul aria-label={text('list')} className={GRID}>
        {drawn.map((destination, index) => {
          const place = places[index];
          return (
            place && (
              <li key={destination.id} className={placeClass(place)}>
                <DestinationCard destination={destination} place={place} />
              </li>
            )
          );
        })}
      </ul>
      {more}
    </>
  );
}
