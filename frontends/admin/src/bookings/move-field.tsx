import type { BookingView } from '@reefdesk/contracts/bookings/views';
import { LIMITS } from '@reefdesk/contracts/limits';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { runtimeConfig, useText } from '@reefdesk/web-kit';
import { usePlannedDeparturesQuery } from '../departures/departures.api.ts';
import { DepartureField } from './departure-field.tsx';

/** Select field that moves a booking to another departure. Renders nothing if no departures could be loaded. */
export function MoveField({ booking: { departure_id: departure, date, package: booked } }: { booking: BookingView }) {
  const text = useText('bookings');
  const today = dayIn(runtimeConfig().brand.timeZone, new Date());
  const from = date < today ? date : today;
  const { data = [] } = usePlannedDeparturesQuery({ query: { from, to: addDays(from, LIMITS.departureDays - 1) } });
  // Departures from today on, and the booking's current one.
  const offered = data.filter(({ departure_id: id, date: day }) => id === departure || day >= today);
  if (offered.length === 0) return null;
  return (
    <DepartureField
      departures={offered}
      isAnyPackage={offered.some(({ package: { slug } }) => slug !== booked?.slug)}
      hint={text('edit.moveHint')}
    />
  );
}
