import type { InferType } from 'yup';
import { LANGUAGE_CODES } from '../languages.ts';
import { choice, localised, nullable, number, string, view } from '../schema/view.ts';
import { BOOKING_STATES } from './values.ts';

export const askedPackage = view('EnquiryPackageView', 'What a guest asks about; names are empty where nobody knew them then.', {
  slug: string(),
  name: localised(),
});

export const staffView = view('StaffView', 'Somebody of the staff; the name is empty where nobody knows it now.', {
  user_id: string(),
  name: string(),
});

const MOMENT = 'ISO 8601 UTC';

export const bookingView = view('BookingView', 'A booking, as staff see it.', {
  booking_id: string(),
  reference: string('Of its enquiry.'),
  enquiry_id: string(),
  name: string('Of the guest; empty once the guest was taken out of the enquiry (ENQ-19).'),
  language: choice(LANGUAGE_CODES),
  state: choice(BOOKING_STATES),
  package: nullable(askedPackage).meta({ description: 'As it was called when it was booked.' }),
  departure_id: nullable(string('Null: a free date.')),
  date: string('`2027-03-14`, a day where the operator lives.'),
  seats: number(),
  price: nullable(number('Whole rupiah per person; null: not agreed.')),
  total: nullable(number('`price` for all seats.')),
  deposit: nullable(number('Whole rupiah, of the whole booking.')),
  hold_until: nullable(string(`${MOMENT}; of what is held: it is cancelled then by itself.`)),
  sizes: string('Of what the crew lays out; empty where nobody asked.'),
  notes: string('Seen by staff only.'),
  created_at: string(MOMENT),
  updated_at: string(MOMENT),
  version: number(),
});
export type BookingView = InferType<typeof bookingView>;

const OF_THE_GUEST = {
  booking_id: string(),
  state: choice(BOOKING_STATES),
  package: nullable(askedPackage),
  date: string('`2027-03-14`'),
  seats: number(),
  hold_until: nullable(string(`${MOMENT}; until then the places are held.`)),
};

export const guestBookingView = view('GuestBookingView', 'A booking, as its guest sees it.', OF_THE_GUEST);
export type GuestBookingView = InferType<typeof guestBookingView>;

export const takenBookingView = view('TakenBookingView', 'A booking with all that is kept of its guest, for the guest (PPL-11).', {
  ...OF_THE_GUEST,
  price: nullable(number('Whole rupiah per person; null: not agreed.')),
  deposit: nullable(number('Whole rupiah, of the whole booking.')),
  sizes: string('Of what the crew lays out; empty where nobody asked.'),
  created_at: string(MOMENT),
});

export type TakenBookingView = InferType<typeof takenBookingView>;
