import type { DepartureView, PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import { departureStatus } from '@reefdesk/contracts/departures/requests';
import { EMPTY_TEXT } from '@reefdesk/contracts/languages';
import { type DescribedTravel, lastDateOf } from '../travels/travel-names.ts';
import type { ListedDeparture } from './departure.schema.ts';

/** The price of the departure, or else of the travel. */
export function priceOf({ price }: Pick<ListedDeparture, 'price'>, travel: DescribedTravel | undefined): number | null {
  return price ?? travel?.price ?? null;
}

export function toDepartureView(departure: ListedDeparture, travel: DescribedTravel | undefined): DepartureView {
  return {
    departure_id: departure._id,
    date: departure.date,
    last_date: lastDateOf(travel, departure.date),
    seats_left: departure.left,
    status: departureStatus(departure.setting, departure.left),
    price: priceOf(departure, travel),
  };
}

export function toPlannedView(departure: ListedDeparture, travel: DescribedTravel | undefined, waitlist: number): PlannedDepartureView {
  return {
    ...toDepartureView(departure, travel),
    package: { slug: departure.package, name: travel?.name ?? EMPTY_TEXT },
    seats: departure.seats,
    booked: departure.seats - departure.left,
    waitlist,
    own_price: departure.price,
    version: departure.version,
  };
}
