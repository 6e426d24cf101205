import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import { type Enquiry, enquiry } from '@reefdesk/contracts/enquiries/requests';
import { CERTIFICATIONS, type ContactChannel } from '@reefdesk/contracts/enquiries/values';
import { type Language, toLanguageCode } from '@reefdesk/contracts/languages';
import type { Brand } from '@reefdesk/contracts/site/brand';
import type { Rules, Wording } from '@reefdesk/forms';

export const LEVELS = CERTIFICATIONS;

export interface EnquiryValues {
  name: string;
  channel: ContactChannel;
  email: string;
  phone: string;
  wechat: string;
  when: 'flexible' | 'exact';
  date: string;
  month: string;
  divers: string;
  guests: string;
  children: string;
  certification: string;
  message: string;
  website: string;
}

/** Channels that the operator offers (SET-04); email if there are none, because the form needs one. */
export function channelsOf({ wechat, whatsapp, email }: Pick<Brand, 'wechat' | 'whatsapp' | 'email'>): ContactChannel[] {
  const there = { wechat: Boolean(wechat?.id), whatsapp: whatsapp !== '', email: email !== '' };
  const channels = (['wechat', 'whatsapp', 'email'] as const).filter((channel) => there[channel]);
  return channels.length > 0 ? channels : ['email'];
}

/** Default channel: WeChat in Chinese, else WhatsApp, as far as they are offered (ENQ-06). */
export function emptyEnquiry(language: Language, channels: readonly ContactChannel[]): EnquiryValues {
  const first = language === 'cn' ? 'wechat' : 'whatsapp';
  return {
    name: '',
    channel: channels.find((channel) => channel === first) ?? channels.at(-1) ?? 'email',
    email: '',
    phone: '',
    wechat: '',
    when: 'flexible',
    date: '',
    month: '',
    divers: '',
    guests: '',
    children: '',
    certification: '',
    message: '',
    website: '',
  };
}

export interface EnquirySubject {
  slug: string;
  language: Language;
  departure: DepartureView | undefined;
}

/** Builds the request: only the fields of the chosen channel and time. */
export function asEnquiry(values: EnquiryValues, { slug, language, departure }: EnquirySubject): Enquiry {
  const { name, channel, when, date, month, certification, message, website } = values;
  const contact = contactFieldOf(values);
  const numbers = { divers: values.divers, guests: values.guests, children: values.children };
  const typed = Object.entries(numbers).filter(([, value]) => value.trim() !== '');
  return {
    name,
    [contact]: values[contact],
    preferred_channel: channel,
    language: toLanguageCode(language),
    package_slug: slug,
    ...(departure ? requestFor(departure) : when === 'exact' ? date && { date_from: date } : month && { month }),
    ...(Object.fromEntries(typed) as object),
    ...(certification && { certification }),
    ...(message.trim() && { message }),
    website,
  };
}

function requestFor({ departure_id, status }: DepartureView) {
  return { departure_id, ...(status === 'full' && { waitlist: true }) };
}

export function placeOf(path: string, values: Pick<EnquiryValues, 'channel'>): string {
  if (path === 'contact') return contactFieldOf(values);
  return path === 'date_from' ? 'date' : path;
}

export function enquiryRules(about: EnquirySubject): Rules<EnquiryValues> {
  return {
    schema: enquiry,
    request: (values) => asEnquiry(values, about),
    placeOf: (path) => (path === 'contact' ? 'none' : path === 'date_from' ? 'date' : path),
    // The request does not know the chosen channel, so its contact is required here.
    also: (values) => {
      const contact = contactFieldOf(values);
      return {
        [contact]: values[contact].trim() === '' ? `trip.errors.${contact}` : undefined,
        date: !about.departure && values.when === 'exact' && values.date === '' ? 'trip.errors.date' : undefined,
      };
    },
  };
}

export const ENQUIRY_WORDING: Wording = {
  name: 'trip.errors.name',
  email: 'trip.errors.emailFormat',
  phone: 'trip.errors.phone',
  date: 'trip.errors.date',
};

export function contactFieldOf({ channel }: Pick<EnquiryValues, 'channel'>): 'email' | 'phone' | 'wechat' {
  return channel === 'whatsapp' ? 'phone' : channel;
}
