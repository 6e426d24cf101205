import { BOOKING_STATES } from '../booking-words.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { amount, choice, orNone, view, word } from '../schema/view.ts';
import { askedPackage } from './inbox-parts.views.ts';

const MOMENT = 'ISO 8601 UTC';

export const bookingView = view('BookingView', 'A booking, as staff see it.', {
  booking_id: word(),
  reference: word('Of its enquiry.'),
  enquiry_id: word(),
  name: word('Of the guest; empty once the guest was taken out of the enquiry (ENQ-19).'),
  language: choice(LANGUAGE_CODES),
  state: choice(BOOKING_STATES),
  package: orNone(askedPackage).meta({ description: 'As it was called when it was booked.' }),
  departure_id: orNone(word('Null: a free date.')),
  date: word('`2027-03-14`, a day where the operator lives.'),
  seats: amount(),
  price: orNone(amount('Whole rupiah per person; null: not agreed.')),
  total: orNone(amount('`price` for all seats.')),
  deposit: orNone(amount('Whole rupiah, of the whole booking.')),
  hold_until: orNone(word(`${MOMENT}; of what is held: it is cancelled then by itself.`)),
  sizes: word('Of what the crew lays out; empty where nobody asked.'),
  notes: word('Seen by staff only.'),
  created_at: word(MOMENT),
  updated_at: word(MOMENT),
  version: amount(),
});

const OF_THE_GUEST = {
  booking_id: word(),
  state: choice(BOOKING_STATES),
  package: orNone(askedPackage),
  date: word('`2027-03-14`'),
  seats: amount(),
  hold_until: orNone(word(`${MOMENT}; until then the places are held.`)),
};

export const guestBookingView = view('GuestBookingView', 'A booking, as its guest sees it.', OF_THE_GUEST);

export const takenBookingView = view('TakenBookingView', 'A booking with all that is kept of its guest, for the guest (PPL-11).', {
  ...OF_THE_GUEST,
  price: orNone(amount('Whole rupiah per person; null: not agreed.')),
  deposit: orNone(amount('Whole rupiah, of the whole booking.')),
  sizes: word('Of what the crew lays out; empty where nobody asked.'),
  created_at: word(MOMENT),
});
