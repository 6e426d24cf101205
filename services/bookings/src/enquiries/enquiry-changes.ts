import type { EnquiryEdit } from '@reefdesk/contracts/enquiries/requests';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { changesNothing } from '@reefdesk/service-kit/mongo/changes-nothing';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';
import type { EnquiryDocument, EnquiryMessage, EnquiryNote, HistoryEntry } from './enquiry.schema.ts';
import { termsOf } from './search-terms.ts';

export interface When {
  at: Date;
  /** `user_id`; null for an automatic change. */
  by: string | null;
}

/** Erased enquiries are read-only (ENQ-19). */
export function rejectErased({ erasedAt }: Pick<EnquiryDocument, 'erasedAt'>): void {
  if (erasedAt) throw new AppError('enquiry_erased');
}

/** Returns the changes of an edit with their history entries (ENQ-10). */
export function afterEdit(seen: EnquiryDocument, { state, assignee, tags, ...rest }: EnquiryEdit, when: When): Changes {
  nothingLeft(rest);
  rejectErased(seen);
  const unlike = <Value>(name: 'state' | 'assignee' | 'tags', value: Value | undefined) =>
    value !== undefined && !changesNothing(seen, { [name]: value });
  const changes: Record<string, unknown> = {};
  const entries: HistoryEntry[] = [];
  if (state && unlike('state', state)) {
    Object.assign(changes, { state }, waitingAfter(seen, state, when.at), waitlistAfter(seen, state));
    entries.push({ ...when, what: 'state', before: seen.state, after: state });
  }
  if (unlike('assignee', assignee)) {
    Object.assign(changes, { assignee });
    entries.push({ ...when, what: 'assignee', before: seen.assignee, after: assignee ?? null });
  }
  const given = tags && [...new Set(tags)];
  if (given && unlike('tags', given)) {
    Object.assign(changes, { tags: given });
    entries.push({ ...when, what: 'tags', before: seen.tags.join(', '), after: given.join(', ') });
  }
  return entries.length > 0 ? { ...changes, history: [...seen.history, ...entries] } : {};
}

export function afterMessage(seen: EnquiryDocument, message: EnquiryMessage): Changes {
  rejectErased(seen);
  if (seen.messages.some(({ id }) => id === message.id)) return {};
  const state = seen.state === 'new' ? 'answered' : seen.state;
  return {
    state,
    messages: [...seen.messages, message],
    history: [
      ...seen.history,
      entry(message, 'message', message.channel),
      ...(state === seen.state ? [] : [{ at: message.at, by: message.by, what: 'state' as const, before: seen.state, after: state }]),
    ],
    waitingSince: null,
    wish: null,
    answeredAt: seen.answeredAt ?? message.at,
    words: [...new Set([...seen.words, ...termsOf([message.subject, message.text])])],
  };
}

export function afterNote(seen: EnquiryDocument, note: EnquiryNote): Changes {
  rejectErased(seen);
  if (seen.notes.some(({ id }) => id === note.id)) return {};
  return { notes: [...seen.notes, note], history: [...seen.history, entry(note, 'note', null)] };
}

function entry({ at, by }: { at: Date; by: string | null }, what: HistoryEntry['what'], after: string | null): HistoryEntry {
  return { at, by, what, before: null, after };
}

/** A change to `new` makes the guest wait; any other state ends the wait. */
function waitingAfter(seen: EnquiryDocument, state: EnquiryDocument['state'], at: Date): Partial<EnquiryDocument> {
  if (state === 'new') return { waitingSince: seen.waitingSince ?? at };
  const isAnswer = state === 'answered' || state === 'offered' || state === 'booked';
  return { waitingSince: null, wish: null, ...(isAnswer && { answeredAt: seen.answeredAt ?? at }) };
}

/** An offer, a booking or a refusal ends the wait for places (DEP-12). */
function waitlistAfter({ waitlist }: EnquiryDocument, state: EnquiryDocument['state']): Pick<EnquiryDocument, 'waitlist'> {
  if (!waitlist || state === 'spam') return {};
  return { waitlist: state === 'new' || state === 'answered' ? 'waiting' : 'left' };
}
