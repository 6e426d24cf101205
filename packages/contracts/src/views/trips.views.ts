import { ENQUIRY_STATES, ENQUIRY_WISHES } from '../enquiry-words.ts';
import { choice, listOf, orNone, view, word } from '../schema/view.ts';
import { guestBookingView } from './bookings.views.ts';
import { enquiryDates, enquiryParty } from './enquiries.views.ts';
import { askedPackage } from './inbox-parts.views.ts';

export const tripView = view('TripView', 'An own enquiry and what came of it, for a signed-in customer (ENQ-15).', {
  trip_id: word('`enquiry_id`'),
  reference: word(),
  state: choice(ENQUIRY_STATES),
  sent_at: word('ISO 8601 UTC'),
  package: orNone(askedPackage),
  dates: enquiryDates,
  party: enquiryParty,
  bookings: listOf(guestBookingView),
  wish: orNone(choice(ENQUIRY_WISHES)).meta({ description: 'What the guest asked for and nobody has answered yet.' }),
  status_url: orNone(word('The private page of the enquiry; null once its link has ended.')),
});
