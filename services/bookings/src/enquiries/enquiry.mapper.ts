import { isFirm } from '@reefdesk/contracts/bookings/values';
import type { TripView } from '@reefdesk/contracts/enquiries/endpoints';
import type {
  EnquiryReceiptView,
  EnquiryStatusView,
  EnquiryView,
  EnquiryWholeView,
  GuestEnquiryView,
} from '@reefdesk/contracts/enquiries/views';
import { toLanguage } from '@reefdesk/contracts/languages';
import { enquiryAddress } from '@reefdesk/contracts/pages/site-paths';
import type { LetterDocument } from '@reefdesk/mail/outbox';
import { toBookingView, toGuestView, toTakenView } from '../booking-records/booking.mapper.ts';
import type { BookingDocument } from '../booking-records/booking.schema.ts';
import type { Person } from '../people/people-directory.ts';
import type { EnquiryDocument, EnquiryMessage, HistoryEntry, ListedEnquiry } from './enquiry.schema.ts';
import { answerAbout } from './letter-kinds.ts';

type People = ReadonlyMap<string, Person>;

export function statusAddress({ token, language }: Pick<EnquiryDocument, 'token' | 'language'>, origin: string): string {
  return enquiryAddress(origin, token, toLanguage(language));
}

/** The state is always `new`, so that a sender of spam does not learn that it was detected. */
export function toReceipt(enquiry: EnquiryDocument, origin: string): EnquiryReceiptView {
  return { reference: enquiry.reference, status_url: statusAddress(enquiry, origin), state: 'new' };
}

export function toStatusView(enquiry: EnquiryDocument, bookings: readonly BookingDocument[]): EnquiryStatusView {
  const { reference, createdAt, name, language, dates, party } = enquiry;
  return {
    reference,
    state: stateForGuest(enquiry, bookings),
    sent_at: createdAt.toISOString(),
    name,
    language,
    package: enquiry.package,
    dates,
    party,
    bookings: bookings.map(toGuestView),
    messages: enquiry.messages.map(saidIn),
  };
}

export function toGuestEnquiry(enquiry: EnquiryDocument, bookings: readonly BookingDocument[]): GuestEnquiryView {
  const { reference, createdAt, name, email, phone, wechat, language, dates, party, certification } = enquiry;
  return {
    reference,
    state: stateForGuest(enquiry, bookings),
    sent_at: createdAt.toISOString(),
    name,
    email,
    phone,
    wechat,
    preferred_channel: enquiry.preferredChannel,
    language,
    package: enquiry.package,
    dates,
    party,
    certification,
    bookings: bookings.map(toTakenView),
    messages: enquiry.messages.map(saidInWhole),
  };
}

/** The enquiry as shown to the customer with its email address. `link`: null if it has ended. */
export function toTripView(enquiry: ListedEnquiry, bookings: readonly BookingDocument[], link: string | null): TripView {
  const { _id, reference, createdAt, dates, party, wish } = enquiry;
  return {
    trip_id: _id,
    reference,
    state: stateForGuest(enquiry, bookings),
    sent_at: createdAt.toISOString(),
    package: enquiry.package,
    dates,
    party,
    bookings: bookings.map(toGuestView),
    wish: wish ?? null,
    status_url: link,
  };
}

export function toEnquiryView(enquiry: ListedEnquiry, people: People): EnquiryView {
  return {
    enquiry_id: enquiry._id,
    reference: enquiry.reference,
    state: enquiry.state,
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    wechat: enquiry.wechat,
    preferred_channel: enquiry.preferredChannel,
    language: enquiry.language,
    package: enquiry.package,
    departure_id: enquiry.departureId ?? null,
    dates: enquiry.dates,
    party: enquiry.party,
    certification: enquiry.certification,
    message: enquiry.lastWords,
    assignee: staff(enquiry.assignee, people),
    tags: enquiry.tags,
    created_at: enquiry.createdAt.toISOString(),
    waiting_since: enquiry.waitingSince?.toISOString() ?? null,
    answered_at: enquiry.answeredAt?.toISOString() ?? null,
    wish: enquiry.wish ?? null,
    erased_at: enquiry.erasedAt?.toISOString() ?? null,
    version: enquiry.version,
  };
}

export interface Surroundings {
  people: People;
  letters: readonly LetterDocument[];
  bookings: readonly BookingDocument[];
}

export function toWholeView(enquiry: EnquiryDocument, { people, letters, bookings }: Surroundings): EnquiryWholeView {
  const sent = enquiry.messages.find(({ from }) => from === 'guest');
  return {
    ...toEnquiryView(enquiry, people),
    message: sent?.text ?? '',
    messages: enquiry.messages.map((message) => ({
      ...saidInWhole(message),
      by: staff(message.by, people),
      delivery: deliveryOf(enquiry, message, letters),
    })),
    notes: enquiry.notes.map(({ id, at, by, text }) => ({ note_id: id, at: at.toISOString(), by: nameOf(by, people), text })),
    history: historyOf(enquiry, bookings).map(({ at, by, what, before, after }) => ({
      at: at.toISOString(),
      by: staff(by, people),
      what,
      before: what === 'assignee' ? assigneeName(before, people) : before,
      after: what === 'assignee' ? assigneeName(after, people) : after,
    })),
    bookings: bookings.map((booking) => toBookingView(booking, enquiry.name)),
    undelivered: letters.filter(isInTrouble).map(({ to, kind, createdAt, state }) => ({
      to,
      kind,
      since: createdAt.toISOString(),
      given_up: state === 'failed',
    })),
  };
}

function saidIn({ id, at, from, text }: EnquiryMessage) {
  return { message_id: id, at: at.toISOString(), from, text };
}

function saidInWhole(message: EnquiryMessage) {
  return { ...saidIn(message), channel: message.channel, subject: message.subject };
}

/** History of the enquiry and its bookings, oldest first; a change of a booking comes before the state that follows from it. */
function historyOf(enquiry: EnquiryDocument, bookings: readonly BookingDocument[]): HistoryEntry[] {
  return [...bookings.flatMap(({ history }) => history), ...enquiry.history].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Ids of all people that a view names; null for guests and the system. */
export function peopleIn(enquiry: ListedEnquiry | EnquiryDocument): (string | null)[] {
  const listed = [enquiry.assignee];
  if (!('history' in enquiry)) return listed;
  const inHistory = enquiry.history.flatMap(({ by, what, before, after }) => (what === 'assignee' ? [by, before, after] : [by]));
  return [...listed, ...inHistory, ...enquiry.messages.map(({ by }) => by), ...enquiry.notes.map(({ by }) => by)];
}

/**
 * Hides spam. `booked` needs a firm booking, unless staff set the state without bookings, so that a hold or a cancelled booking never
 * reads as booked, even before the enquiry is updated.
 */
function stateForGuest({ state }: Pick<EnquiryDocument, 'state'>, bookings: readonly BookingDocument[]): EnquiryStatusView['state'] {
  if (state === 'booked' && bookings.length > 0 && !bookings.some(isFirm)) return 'offered';
  return state === 'spam' ? 'new' : state;
}

/** True if the email was given up, or at least one attempt has failed. */
function isInTrouble({ state, attempts }: LetterDocument): boolean {
  return state === 'failed' || (state === 'waiting' && attempts > 1);
}

function deliveryOf(
  { _id }: EnquiryDocument,
  { id, channel }: Pick<EnquiryMessage, 'id' | 'channel'>,
  letters: readonly LetterDocument[],
): 'waiting' | 'sent' | 'failed' | null {
  if (channel !== 'email') return null;
  const state = letters.find(({ about }) => about === answerAbout(_id, id))?.state;
  return state === undefined || state === 'dropped' ? null : state;
}

function staff(id: string | null, people: People): { user_id: string; name: string } | null {
  return id === null ? null : nameOf(id, people);
}

function nameOf(id: string, people: People): { user_id: string; name: string } {
  return { user_id: id, name: people.get(id)?.name ?? '' };
}

function assigneeName(id: string | null, people: People): string | null {
  return id === null ? null : people.get(id)?.name || id;
}
