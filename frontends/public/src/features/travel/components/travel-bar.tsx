import { useFormat, useLocalise, useText } from '@reefdesk/web-kit';
import { TripBar } from '../../../shared/trip-bar.tsx';
import type { Travel } from '../travel.ts';
import { useTourTexts } from '../use-tour-texts.ts';

/** What the trip costs and the way to ask, at the lower edge of a phone. */
export function TravelBar({ travel }: { travel: Travel }) {
  const text = useText('travel');
  const localise = useLocalise();
  const common = useText('common');
  const format = useFormat();
  const tour = useTourTexts();
  const { price } = travel.facts;
  const length = travel.duration && tour.duration(travel.duration);
  return (
    <TripBar
      label={text('bar')}
      lead={price === undefined ? common('price.ask') : format.idr(price)}
      note={price === undefined ? length : text('barNote', { length })}
      href={tour.chat('send', localise(travel.name))}
    >
      {text('ask')}
    </TripBar>
  );
}
