import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import { useFormat, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';

type Departure = Pick<DepartureView, 'date' | 'status' | 'seats_left' | 'price'>;

export function useDepartureTexts(packagePrice: number | undefined) {
  const text = useText('travel');
  const common = useText('common');
  const format = useFormat();
  const days = useDayTexts();
  const places = ({ status, seats_left: left }: Departure) =>
    status === 'full' || status === 'closed' ? text(`departures.${status}`) : text(`departures.${status}`, { count: left });
  /** Empty unless it differs from the package's price. */
  const price = ({ price: own, status }: Departure) =>
    own !== null && own !== packagePrice && status !== 'closed' ? common('price.perPerson', { price: format.idr(own) }) : '';
  return {
    places,
    price,
    day: ({ date }: Departure) => days.day(date),
    /** The complete text for screen readers. */
    whole: (departure: Departure) => [days.day(departure.date), places(departure), price(departure)].filter(Boolean).join(', '),
  };
}
