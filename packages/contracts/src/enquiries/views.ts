import { type InferType, mixed } from 'yup';
import { askedPackage, bookingView, guestBookingView, staffView, takenBookingView } from '../bookings/endpoints.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { array, boolean, choice, localised, nullable, number, object, string, view } from '../schema/view.ts';
import { CONTACT_CHANNELS, ENQUIRY_CHANGES, ENQUIRY_STATES, ENQUIRY_WISHES, MESSAGE_CHANNELS } from './values.ts';

const MOMENT = 'Time, ISO 8601 UTC.';
const WAITLISTED = 'True while the guest waits for places of the full departure (DEP-12).';

export const enquiryDates = view('EnquiryDatesView', 'Requested dates: days, a month for flexible guests, or none.', {
  from: nullable(string('`2027-03-14`')),
  to: nullable(string()),
  month: nullable(string('`2027-03`')),
});

export const enquiryParty = view('EnquiryPartyView', 'Number of people; null if not given.', {
  divers: nullable(number()),
  guests: nullable(number()),
  children: nullable(number()),
});

export const enquiryReceiptView = view('EnquiryReceiptView', 'Receipt for an enquiry (ENQ-03).', {
  reference: string('Reference: two letters, a hyphen and six characters without 0, O, 1 and I.'),
  status_url: string('Private link: it gives access to the enquiry without signing in.'),
  state: choice(['new']),
});
export type EnquiryReceiptView = InferType<typeof enquiryReceiptView>;

export const enquiryLinkView = view('EnquiryLinkView', 'Link to an enquiry.', { status_url: string('Private link, as in the receipt.') });
export type EnquiryLinkView = InferType<typeof enquiryLinkView>;

const SAID = {
  message_id: string(),
  at: string(MOMENT),
  from: choice(['guest', 'staff']),
  text: string(),
};
const SAID_IN_WHOLE = { ...SAID, channel: choice(MESSAGE_CHANNELS), subject: nullable(string()) };

const statusMessage = view('EnquiryStatusMessageView', 'A message, as the guest sees it.', SAID);

export const enquiryStatusView = view('EnquiryStatusView', 'An enquiry as its guest sees it.', {
  reference: string(),
  state: choice(ENQUIRY_STATES),
  sent_at: string(MOMENT),
  name: string(),
  language: choice(LANGUAGE_CODES),
  package: nullable(askedPackage),
  dates: enquiryDates,
  party: enquiryParty,
  waitlisted: boolean().meta({ description: WAITLISTED }),
  bookings: array(guestBookingView),
  how_to_pay: nullable(localised()).meta({
    description: 'How to pay the deposit of an open offer or hold; null if there is none, or no words.',
  }),
  messages: array(statusMessage),
});
export type EnquiryStatusView = InferType<typeof enquiryStatusView>;

export const guestEnquiryView = view('GuestEnquiryView', 'An enquiry with all data that its guest has given, for the guest (PPL-11).', {
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
  messages: array(view('GuestEnquiryMessageView', 'A message with its channel and subject.', SAID_IN_WHOLE)),
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
  departure_id: nullable(string('ID of the requested departure.')),
  waitlisted: boolean().meta({ description: WAITLISTED }),
  dates: enquiryDates,
  party: enquiryParty,
  certification: nullable(string()),
  message: string('In lists, the beginning of the guest’s latest message; in a single enquiry, the full message that was sent with it.'),
  assignee: nullable(staffView),
  tags: array(string()),
  created_at: string(MOMENT),
  waiting_since: nullable(string('Time of the guest’s message that is not answered yet.')),
  answered_at: nullable(string('Time of the first reply to the guest.')),
  wish: nullable(choice(ENQUIRY_WISHES)).meta({ description: 'Request of the guest for a trip, until staff reply or decide.' }),
  erased_at: nullable(string('Time at which the personal data was erased: name, contacts and messages (ENQ-19).')),
  version: number(),
};

export const enquiryView = view('EnquiryView', 'An enquiry in the inbox.', LISTED);
export type EnquiryView = InferType<typeof enquiryView>;

const message = view('EnquiryMessageView', 'A message of an enquiry.', {
  ...SAID_IN_WHOLE,
  by: nullable(staffView),
  delivery: nullable(choice(['waiting', 'sent', 'failed'])).meta({ description: 'Delivery state of an email, as long as it is known.' }),
});

const note = view('EnquiryNoteView', 'A note that only staff see.', {
  note_id: string(),
  at: string(MOMENT),
  by: staffView,
  text: string(),
});

const change = view('EnquiryChangeView', 'An entry of the history; `by` is null for the guest and for the system.', {
  at: string(MOMENT),
  by: nullable(staffView),
  what: choice(ENQUIRY_CHANGES),
  before: nullable(string()),
  after: nullable(string()),
});

export const undeliveredEmailView = view('UndeliveredEmailView', 'An email about the enquiry that was not delivered (ENQ-04).', {
  to: string(),
  kind: string(),
  since: string(MOMENT),
  given_up: mixed<boolean>()
    .defined()
    .meta({ json: { type: 'boolean' } }),
});
export type UndeliveredEmailView = InferType<typeof undeliveredEmailView>;

export const enquiryWholeView = view('EnquiryWholeView', 'An enquiry with its messages, notes and history.', {
  ...LISTED,
  messages: array(message),
  notes: array(note),
  history: array(change).meta({ description: 'Changes of the enquiry and its bookings; `before` and `after` of `booking` are states.' }),
  bookings: array(bookingView),
  undelivered: array(undeliveredEmailView),
});
export type EnquiryWholeView = InferType<typeof enquiryWholeView>;

export const listCounts = object({
  new: number('Number of enquiries whose guest waits for a reply: new ones, and others whose guest has written again.'),
  wishes: number('Number of other enquiries with an open request to change or cancel.'),
});

const FIGURES = {
  new_today: number('Number of enquiries received today in the operator’s time zone, without spam.'),
  answer_seconds: number('Median time from the enquiry to the first reply, in seconds; null without replies.').nullable(),
  won: number('Number of enquiries booked within the last 30 days.'),
  lost: number(),
};

export const enquiryFiguresView = view('EnquiryFiguresView', 'Statistics of the inbox: today, and in the last 30 days (ENQ-20).', {
  today: string('Current day in the operator’s time zone.'),
  ...FIGURES,
  languages: array(object({ language: choice(LANGUAGE_CODES), ...FIGURES })),
  packages: array(object({ package: askedPackage.nullable(), ...FIGURES })).meta({
    description: 'Statistics by package, most won enquiries first; `package` is null for enquiries without a package.',
  }),
});

export type EnquiryFiguresView = InferType<typeof enquiryFiguresView>;
