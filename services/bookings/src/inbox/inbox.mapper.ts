import type { EnquiryView, EnquiryWholeView, UndeliveredEmailView } from '@reefdesk/contracts/enquiries/views';
import { type EmailDocument, isTroubled } from '@reefdesk/mail/outbox';
import { toBookingView } from '../bookings/booking.mapper.ts';
import type { BookingDocument } from '../bookings/booking.schema.ts';
import { answerAbout, isNewsKind, readNewsAbout } from '../enquiries/email-kinds.ts';
import { toWholeMessage } from '../enquiries/enquiry.mapper.ts';
import type { EnquiryDocument, EnquiryMessage, HistoryEntry, ListedEnquiry } from '../enquiries/enquiry.schema.ts';
import type { Person } from '../people/people-directory.ts';

type People = ReadonlyMap<string, Person>;

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
    waitlisted: enquiry.waitlist === 'waiting',
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
  emails: readonly EmailDocument[];
  bookings: readonly BookingDocument[];
}

export function toWholeView(enquiry: EnquiryDocument, { people, emails, bookings }: Surroundings): EnquiryWholeView {
  const sent = enquiry.messages.find(({ from }) => from === 'guest');
  return {
    ...toEnquiryView(enquiry, people),
    message: sent?.text ?? '',
    messages: enquiry.messages.map((message) => ({
      ...toWholeMessage(message),
      by: staff(message.by, people),
      delivery: deliveryOf(enquiry, message, emails),
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
    undelivered: emails.filter((email) => isTroubled(email) && isWritten(email, bookings)).map(toUndelivered),
  };
}

/** Oldest first; a change of a booking comes before the enquiry state that follows from it. */
function historyOf(enquiry: EnquiryDocument, bookings: readonly BookingDocument[]): HistoryEntry[] {
  return [...bookings.flatMap(({ history }) => history), ...enquiry.history].sort((one, other) => one.at.getTime() - other.at.getTime());
}

export function peopleIn(enquiry: ListedEnquiry | EnquiryDocument): (string | null)[] {
  const listed = [enquiry.assignee];
  if (!('history' in enquiry)) return listed;
  const inHistory = enquiry.history.flatMap(({ by, what, before, after }) => (what === 'assignee' ? [by, before, after] : [by]));
  return [...listed, ...inHistory, ...enquiry.messages.map(({ by }) => by), ...enquiry.notes.map(({ by }) => by)];
}

export function toUndelivered({ to, kind, createdAt, state }: EmailDocument): UndeliveredEmailView {
  return { to, kind, since: createdAt.toISOString(), given_up: state === 'failed' };
}

/** False for emails about a change of a booking that was not written. */
export function isWritten({ kind, about }: EmailDocument, bookings: readonly BookingDocument[]): boolean {
  if (!isNewsKind(kind)) return true;
  const { bookingId, changeId } = readNewsAbout(about);
  return bookings.some(({ _id, emailedChanges }) => _id === bookingId && emailedChanges?.includes(changeId));
}

function deliveryOf(
  { _id }: EnquiryDocument,
  { id, channel }: Pick<EnquiryMessage, 'id' | 'channel'>,
  emails: readonly EmailDocument[],
): 'waiting' | 'sent' | 'failed' | null {
  if (channel !== 'email') return null;
  const state = emails.find(({ about }) => about === answerAbout(_id, id))?.state;
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
