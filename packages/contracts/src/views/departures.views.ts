import { DEPARTURE_STATUSES } from '../departure-words.ts';
import { amount, choice, orNone, view, word } from '../schema/view.ts';
import { askedPackage } from './inbox-parts.views.ts';

const SEEN_BY_ALL = {
  departure_id: word(),
  date: word('`2027-03-14`, a day where the operator lives.'),
  seats_left: amount('Never below 0.'),
  status: choice(DEPARTURE_STATUSES).meta({ description: '`few`: 3 places or fewer.' }),
  price: orNone(amount("Whole rupiah per person: of this day, else the package's; null: ask.")),
};

export const departureView = view('DepartureView', 'A day on which a package goes, as visitors see it (DEP-02).', SEEN_BY_ALL);

export const plannedDepartureView = view('PlannedDepartureView', 'A departure as staff plan it.', {
  ...SEEN_BY_ALL,
  package: askedPackage,
  seats: amount(),
  booked: amount('Seats of bookings that are not cancelled.'),
  own_price: orNone(amount("Of this day alone; null: the package's price holds.")),
  version: amount(),
});
