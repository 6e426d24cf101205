import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import { useFormat, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { canBeRequested } from '../../../../shared/departures/departures.ts';

type Departure = Pick<DepartureView, 'date' | 'last_date' | 'status' | 'seats_left' | 'price'>;

export function useDepartureTexts(packagePrice: number | undefined) {
  const text = useText('travel');
  const common = useText('common');
  const format = useFormat();
  const days = useDayTexts();
  const places = ({ status, seats_left: left }: Departure) =>
    status === 'full' || status === 'closed' ? text(`departures.${status}`) : text(`departures.${status}`, { count: left });
  /** Empty for a day that cannot be requested, or without any price. */
  const price = ({ price: own, status }: Departure) => {
    const amount = own ?? packagePrice;
    return amount === undefined || !canBeRequested({ status }) ? '' : common('price.perPerson', { price: format.idr(amount) });
  };
  const ownPrice = (departure: Departure) => ([null, packagePrice].includes(departure.price) ? '' : price(departure));
  return {
    places,
    price,
    days: ({ date, last_date: last }: Departure) => days.days(date, last),
    /** The text for screen readers, with a price that differs from the package's. */
    whole: (departure: Departure) =>
      [days.days(departure.date, departure.last_date), places(departure), ownPrice(departure)].filter(Boolean).join(', '),
  };
}
