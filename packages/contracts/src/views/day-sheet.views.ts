import { BOOKING_STATES } from '../booking-words.ts';
import { DEPARTURE_STATUSES } from '../departure-words.ts';
import { CONTACT_CHANNELS } from '../enquiry-words.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { amount, choice, listOf, orNone, part, view, word, words } from '../schema/view.ts';
import { askedPackage } from './inbox-parts.views.ts';

export const sheetGuestView = view('SheetGuestView', 'Who comes by one booking, as the crew needs to know.', {
  booking_id: word(),
  enquiry_id: word(),
  reference: word(),
  state: choice(BOOKING_STATES),
  name: word('Empty once the guest was erased (ENQ-19).'),
  language: choice(LANGUAGE_CODES),
  seats: amount(),
  party: part({ divers: orNone(amount()), guests: orNone(amount()), children: orNone(amount()) }).meta({
    description: 'As the guest said when asking; null: not said.',
  }),
  certification: orNone(word('One of the levels that forms offer, or the guest’s own words.')),
  sizes: word('Empty where nobody asked.'),
  notes: word(),
  contact: orNone(part({ channel: choice(CONTACT_CHANNELS), value: word() })).meta({ description: 'The way that the guest prefers.' }),
  hold_until: orNone(word('ISO 8601 UTC; of what is held.')),
});

export const daySheetView = view('DaySheetView', 'A day as it is printed for the crew (ENQ-16).', {
  date: word('`2027-03-14`, a day where the operator lives.'),
  departures: listOf(
    part({
      departure_id: word(),
      package: askedPackage,
      status: choice(DEPARTURE_STATUSES),
      seats: amount(),
      booked: amount('Seats of the bookings below.'),
      start: orNone(part({ time: word('`HH:MM`, or empty.'), words: words() })).meta({
        description: 'The first stop of the package: when, and where one meets; null: it has none.',
      }),
      guests: listOf(sheetGuestView),
    }),
  ),
  free: listOf(part({ package: orNone(askedPackage), guest: sheetGuestView })).meta({
    description: 'Bookings of this day that belong to no departure.',
  }),
});
