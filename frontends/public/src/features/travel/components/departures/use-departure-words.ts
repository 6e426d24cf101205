import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import { useFormat, useText } from '@reefdesk/web-kit';
import { useDayWords } from '@reefdesk/web-kit/day-words';

type Told = Pick<DepartureView, 'date' | 'status' | 'seats_left' | 'price'>;

export function useDepartureWords(packagePrice: number | undefined) {
  const text = useText('travel');
  const common = useText('common');
  const format = useFormat();
  const days = useDayWords();
  const places = ({ status, seats_left: left }: Told) =>
    status === 'full' || status === 'closed' ? text(`departures.${status}`) : text(`departures.${status}`, { count: left });
  /** Empty unless it differs from the package's price. */
  const price = ({ price: own, status }: Told) =>
    own !== null && own !== packagePrice && status !== 'closed' ? common('price.perPerson', { price: format.idr(own) }) : '';
  return {
    places,
    price,
    day: ({ date }: Told) => days.day(date),
    /** The complete text for screen readers. */
    whole: (departure: Told) => [days.day(departure.date), places(departure), price(departure)].filter(Boolean).join(', '),
  };
}
