import { mixed } from 'yup';
import { CONTACT_CHANNELS, ENQUIRY_CHANGES, ENQUIRY_STATES, ENQUIRY_WISHES, MESSAGE_CHANNELS } from '../enquiry-words.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { amount, choice, listOf, orNone, part, view, word } from '../schema/view.ts';
import { bookingView, guestBookingView, takenBookingView } from './bookings.views.ts';
import { askedPackage, staffView } from './inbox-parts.views.ts';

const MOMENT = 'ISO 8601 UTC';

export const enquiryDates = view('EnquiryDatesView', 'When somebody would come: days, a month for the flexible, or nothing.', {
  from: orNone(word('`2027-03-14`')),
  to: orNone(word()),
  month: orNone(word('`2027-03`')),
});

export const enquiryParty = view('EnquiryPartyView', 'How many would come; null: not said.', {
  divers: orNone(amount()),
  guests: orNone(amount()),
  children: orNone(amount()),
});

export const enquiryReceiptView = view('EnquiryReceiptView', 'What a guest gets for an enquiry (ENQ-03).', {
  reference: word('Two letters, a dash, six characters without 0, O, 1 and I.'),
  status_url: word('Private: whoever has it reads the enquiry.'),
  state: choice(['new']),
});

const SAID = {
  message_id: word(),
  at: word(MOMENT),
  from: choice(['guest', 'staff']),
  text: word(),
};
const SAID_IN_WHOLE = { ...SAID, channel: choice(MESSAGE_CHANNELS), subject: orNone(word()) };

const statusMessage = view('EnquiryStatusMessageView', 'Something that was said, as the guest sees it.', SAID);

export const enquiryStatusView = view('EnquiryStatusView', 'An enquiry as its guest sees it.', {
  reference: word(),
  state: choice(ENQUIRY_STATES),
  sent_at: word(MOMENT),
  name: word(),
  language: choice(LANGUAGE_CODES),
  package: orNone(askedPackage),
  dates: enquiryDates,
  party: enquiryParty,
  bookings: listOf(guestBookingView),
  messages: listOf(statusMessage),
});

export const guestEnquiryView = view('GuestEnquiryView', 'An enquiry with all that its guest told, for the guest (PPL-11).', {
  reference: word(),
  state: choice(ENQUIRY_STATES),
  sent_at: word(MOMENT),
  name: word(),
  email: orNone(word()),
  phone: orNone(word()),
  wechat: orNone(word()),
  preferred_channel: choice(CONTACT_CHANNELS),
  language: choice(LANGUAGE_CODES),
  package: orNone(askedPackage),
  dates: enquiryDates,
  party: enquiryParty,
  certification: orNone(word()),
  bookings: listOf(takenBookingView),
  messages: listOf(view('GuestEnquiryMessageView', 'Something that was said, in the whole.', SAID_IN_WHOLE)),
});

const LISTED = {
  enquiry_id: word(),
  reference: word(),
  state: choice(ENQUIRY_STATES),
  name: word(),
  email: orNone(word()),
  phone: orNone(word()),
  wechat: orNone(word()),
  preferred_channel: choice(CONTACT_CHANNELS),
  language: choice(LANGUAGE_CODES),
  package: orNone(askedPackage),
  departure_id: orNone(word('The departure that was asked for.')),
  dates: enquiryDates,
  party: enquiryParty,
  certification: orNone(word()),
  message: word('The first words of what was said last by the guest, in lists; all of what was sent, in the whole.'),
  assignee: orNone(staffView),
  tags: listOf(word()),
  created_at: word(MOMENT),
  waiting_since: orNone(word('When the guest said what nobody has answered yet.')),
  answered_at: orNone(word('When the guest was answered first.')),
  wish: orNone(choice(ENQUIRY_WISHES)).meta({ description: 'What the guest asked for on a trip, until staff answer or decide.' }),
  erased_at: orNone(word('When the guest was taken out of it: name, contacts and words are gone then (ENQ-19).')),
  version: amount(),
};

export const enquiryView = view('EnquiryView', 'An enquiry in the inbox.', LISTED);

const message = view('EnquiryMessageView', 'Something that was said.', {
  ...SAID_IN_WHOLE,
  by: orNone(staffView),
  delivery: orNone(choice(['waiting', 'sent', 'failed'])).meta({ description: 'Of what went by email, while it is known.' }),
});

const note = view('EnquiryNoteView', 'Seen by staff only.', { note_id: word(), at: word(MOMENT), by: staffView, text: word() });

const change = view('EnquiryChangeView', 'A line of the history; `by` is null for the guest and for the system.', {
  at: word(MOMENT),
  by: orNone(staffView),
  what: choice(ENQUIRY_CHANGES),
  before: orNone(word()),
  after: orNone(word()),
});

const undelivered = view('UndeliveredLetterView', 'A letter about the enquiry that did not arrive (ENQ-04).', {
  to: word(),
  kind: word(),
  since: word(MOMENT),
  given_up: mixed<boolean>()
    .defined()
    .meta({ json: { type: 'boolean' } }),
});

export const enquiryWholeView = view('EnquiryWholeView', 'An enquiry with everything that was said and done.', {
  ...LISTED,
  messages: listOf(message),
  notes: listOf(note),
  history: listOf(change).meta({ description: 'With what happened to its bookings; `before` and `after` of `booking` are states.' }),
  bookings: listOf(bookingView),
  undelivered: listOf(undelivered),
});

export const listCounts = part({
  new: amount('Enquiries whose guest waits for an answer: new ones, and others whose guest has written again.'),
  wishes: amount('Others whose guest asks to change or to cancel.'),
});
