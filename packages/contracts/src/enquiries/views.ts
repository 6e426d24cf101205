import { type InferType, mixed } from 'yup';
import { askedPackage, bookingView, guestBookingView, staffView, takenBookingView } from '../bookings/endpoints.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { array, choice, nullable, number, object, string, view } from '../schema/view.ts';
import { CONTACT_CHANNELS, ENQUIRY_CHANGES, ENQUIRY_STATES, ENQUIRY_WISHES, MESSAGE_CHANNELS } from './values.ts';

const MOMENT = 'ISO 8601 UTC';

export const enquiryDates = view('EnquiryDatesView', 'When somebody would come: days, a month for the flexible, or nothing.', {
  from: nullable(string('`2027-03-14`')),
  to: nullable(string()),
  month: nullable(string('`2027-03`')),
});

export const enquiryParty = view('EnquiryPartyView', 'How many would come; null: not said.', {
  divers: nullable(number()),
  guests: nullable(number()),
  children: nullable(number()),
});

export const enquiryReceiptView = view('EnquiryReceiptView', 'What a guest gets for an enquiry (ENQ-03).', {
  reference: string('Two letters, a dash, six characters without 0, O, 1 and I.'),
  status_url: string('Private: whoever has it reads the enquiry.'),
  state: choice(['new']),
});
export type EnquiryReceiptView = InferType<typeof enquiryReceiptView>;

const SAID = {
  message_id: string(),
  at: string(MOMENT),
  from: choice(['guest', 'staff']),
  text: string(),
};
const SAID_IN_WHOLE = { ...SAID, channel: choice(MESSAGE_CHANNELS), subject: nullable(string()) };

const statusMessage = view('EnquiryStatusMessageView', 'Something that was said, as the guest sees it.', SAID);

export const enquiryStatusView = view('EnquiryStatusView', 'An enquiry as its guest sees it.', {
  reference: string(),
  state: choice(ENQUIRY_STATES),
  sent_at: string(MOMENT),
  name: string(),
  language: choice(LANGUAGE_CODES),
  package: nullable(askedPackage),
  dates: enquiryDates,
  party: enquiryParty,
  bookings: array(guestBookingView),
  messages: array(statusMessage),
});
export type EnquiryStatusView = InferType<typeof enquiryStatusView>;

export const guestEnquiryView = view('GuestEnquiryView', 'An enquiry with all that its guest told, for the guest (PPL-11).', {
  reference: string(),
  state: choice(ENQUIRY_STATES),
  sent_at: string(MOMENT),
  name: string(),
  email: nullable(string()),
  phone: nullable(string()),
  wechat: nullable(string()),
  preferred_channel: choice(CONTACT_CHANNELS),
  language: choice(LANGUAGE_CODES),
  package: nullable(askedPackage),
  dates: enquiryDates,
  party: enquiryParty,
  certification: nullable(string()),
  bookings: array(takenBookingView),
  messages: array(view('GuestEnquiryMessageView', 'Something that was said, in the whole.', SAID_IN_WHOLE)),
});
export type GuestEnquiryView = InferType<typeof guestEnquiryView>;

const LISTED = {
  enquiry_id: string(),
  reference: string(),
  state: choice(ENQUIRY_STATES),
  name: string(),
  email: nullable(string()),
  phone: nullable(string()),
  wechat: nullable(string()),
  preferred_channel: choice(CONTACT_CHANNELS),
  language: choice(LANGUAGE_CODES),
  package: nullable(askedPackage),
  departure_id: nullable(string('The departure that was asked for.')),
  dates: enquiryDates,
  party: enquiryParty,
  certification: nullable(string()),
  message: string('The first words of what was said last by the guest, in lists; all of what was sent, in the whole.'),
  assignee: nullable(staffView),
  tags: array(string()),
  created_at: string(MOMENT),
  waiting_since: nullable(string('When the guest said what nobody has answered yet.')),
  answered_at: nullable(string('When the guest was answered first.')),
  wish: nullable(choice(ENQUIRY_WISHES)).meta({ description: 'What the guest asked for on a trip, until staff answer or decide.' }),
  erased_at: nullable(string('When the guest was taken out of it: name, contacts and words are gone then (ENQ-19).')),
  version: number(),
};

export const enquiryView = view('EnquiryView', 'An enquiry in the inbox.', LISTED);
export type EnquiryView = InferType<typeof enquiryView>;

const message = view('EnquiryMessageView', 'Something that was said.', {
  ...SAID_IN_WHOLE,
  by: nullable(staffView),
  delivery: nullable(choice(['waiting', 'sent', 'failed'])).meta({ description: 'Of what went by email, while it is known.' }),
});

const note = view('EnquiryNoteView', 'Seen by staff only.', { note_id: string(), at: string(MOMENT), by: staffView, text: string() });

const change = view('EnquiryChangeView', 'A line of the history; `by` is null for the guest and for the system.', {
  at: string(MOMENT),
  by: nullable(staffView),
  what: choice(ENQUIRY_CHANGES),
  before: nullable(string()),
  after: nullable(string()),
});

const undelivered = view('UndeliveredLetterView', 'A letter about the enquiry that did not arrive (ENQ-04).', {
  to: string(),
  kind: string(),
  since: string(MOMENT),
  given_up: mixed<boolean>()
    .defined()
    .meta({ json: { type: 'boolean' } }),
});

export const enquiryWholeView = view('EnquiryWholeView', 'An enquiry with everything that was said and done.', {
  ...LISTED,
  messages: array(message),
  notes: array(note),
  history: array(change).meta({ description: 'With what happened to its bookings; `before` and `after` of `booking` are states.' }),
  bookings: array(bookingView),
  undelivered: array(undelivered),
});
export type EnquiryWholeView = InferType<typeof enquiryWholeView>;

export const listCounts = object({
  new: number('Enquiries whose guest waits for an answer: new ones, and others whose guest has written again.'),
  wishes: number('Others whose guest asks to change or to cancel.'),
});

const FIGURES = {
  new_today: number('Enquiries that came today, where the operator lives; without spam.'),
  answer_seconds: number('From the question to the first answer, the one in the middle; null: nothing was answered.').nullable(),
  won: number('Booked within the last 30 days.'),
  lost: number(),
};

export const enquiryFiguresView = view('EnquiryFiguresView', 'How the inbox does: today, and in the last 30 days (ENQ-20).', {
  today: string('The day that it is where the operator lives.'),
  ...FIGURES,
  languages: array(object({ language: choice(LANGUAGE_CODES), ...FIGURES })),
  packages: array(object({ package: askedPackage.nullable(), ...FIGURES })).meta({
    description: 'Those that brought most first; null: no package was named.',
  }),
});

export type EnquiryFiguresView = InferType<typeof enquiryFiguresView>;
