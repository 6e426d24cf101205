import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';
import type { ContactChannel } from '@reefdesk/contracts/enquiries/values';
import { DEFAULT_LANGUAGE_CODE } from '@reefdesk/contracts/languages';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import { firstVersion } from '@reefdesk/service-kit/records/versioned-documents';
import type { EnquiryContacts, EnquiryDocument, EnquiryMessage } from '../enquiries/enquiry.schema.ts';
import { newToken } from '../enquiries/guest-address.ts';
import { termsOf } from '../enquiries/search-terms.ts';
import type { RequestedPackage } from '../travels/travel-names.ts';
import { spamSignsOf } from './spam-signs.ts';

const LAST_MESSAGE_LENGTH = 200;

export interface RequestedDetails {
  package: RequestedPackage | null;
  /** Its days replace any dates in the request. */
  departure: { _id: string; date: string; lastDate: string; left: number } | null;
  now: Date;
}

export function newEnquiry(
  creation: Creation,
  enquiry: Enquiry,
  { package: requested, departure, now }: RequestedDetails,
): Omit<EnquiryDocument, 'reference'> {
  const { name, email, phone, wechat, preferred_channel, language = DEFAULT_LANGUAGE_CODE, message = '', certification, ...trip } = enquiry;
  const { date_from = null, date_to = null, month = null, divers = null, guests = null, children = null, ...rest } = trip;
  // The first three are checked before (`RequestedTravel`), the others are signs of spam.
  nothingLeft(rest, ['package_slug', 'departure_id', 'waitlist', 'website', 'filled_in_ms']);
  const contacts = { email: email || null, phone: phone || null, wechat: wechat || null };
  const signs = spamSignsOf(enquiry);
  const first = firstVersion(creation, now);
  return {
    ...first,
    ...contacts,
    token: newToken(),
    state: signs.length > 0 ? 'spam' : 'new',
    signs,
    name,
    preferredChannel: channelOf(contacts, preferred_channel),
    language,
    package: requested,
    departureId: departure?._id ?? null,
    ...(departure && departure.left <= 0 && { waitlist: 'waiting' as const }),
    dates: departure ? { from: departure.date, to: departure.lastDate, month: null } : { from: date_from, to: date_to, month },
    party: { divers, guests, children },
    certification: certification || null,
    messages: message ? [guestMessage({ id: creation.id, text: message, at: now, call: creation.fingerprint })] : [],
    notes: [],
    history: [{ at: now, by: null, what: 'sent', before: null, after: null }],
    tags: [],
    assignee: null,
    lastWords: lastMessageOf(message),
    waitingSince: signs.length > 0 ? null : now,
    answeredAt: null,
    wish: null,
    erasedAt: null,
    words: termsOf([
      name,
      contacts.email,
      contacts.phone,
      contacts.wechat,
      requested?.slug,
      ...Object.values(requested?.name ?? {}),
      message,
    ]),
  };
}

export function guestMessage({ id, text, at, call }: { id: string; text: string; at: Date; call: string }): EnquiryMessage {
  return { id, at, from: 'guest', by: null, channel: 'site', subject: null, text, createdByCall: call };
}

export function lastMessageOf(text: string): string {
  return text.length > LAST_MESSAGE_LENGTH ? `${[...text].slice(0, LAST_MESSAGE_LENGTH).join('')}…` : text;
}

/** The preferred channel, or else the first one with a contact. */
function channelOf({ email, phone, wechat }: EnquiryContacts, preferred: ContactChannel | undefined): ContactChannel {
  const there: Record<ContactChannel, boolean> = { email: email !== null, whatsapp: phone !== null, wechat: wechat !== null };
  if (preferred && there[preferred]) return preferred;
  return (['email', 'whatsapp', 'wechat'] as const).find((channel) => there[channel]) ?? 'email';
}
