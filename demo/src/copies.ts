// Copies of the content under their own keys and names, for load tests. They share the picture files, which the site stores once.
import { LIMITS } from '@reefdesk/contracts/limits';
import { destinations, enquiries, packages, testimonials } from '../content/index.ts';
import type { DestinationContent, EnquiryContent, Localised, PackageContent, TestimonialContent } from '../content/types.ts';

export const MAX_SCALE = Math.floor(
  Math.min(LIMITS.destinations / destinations.length, LIMITS.travels / packages.length, LIMITS.testimonials / testimonials.length),
);

const ENQUIRIES_PER_SCALE = 200;
/** Every fourth enquiry has a booking of a past day. */
const ENQUIRIES_PER_BOOKING = 4;
/** Copies are older than the original enquiries and younger than the retention time. */
const NEWEST_DAYS_AGO = 60;
const SENT_WITHIN_DAYS = 400;
/** Has no common factor with the number of days, so that copies are spread over all of them. */
const DAYS_BETWEEN = 7;
const SENT_AT = '10:00';
const BOOKED_DAYS_LATER = 14;
const DAY_MINUTES = 1_440;
const LOST = { state: 'lost', after: DAY_MINUTES } as const;

export interface ContentCopies {
  destinations: DestinationContent[];
  packages: PackageContent[];
  testimonials: TestimonialContent[];
  enquiries: EnquiryContent[];
}

/**
 * Copies 2 to `scale` of the content. Packages refer to destinations of the same copy. Enquiries are repeated until there are
 * `enquiriesPerScale` times `scale`.
 */
export function copiesOf(scale: number, enquiriesPerScale = ENQUIRIES_PER_SCALE): ContentCopies {
  const numbers = Array.from({ length: Math.max(0, scale - 1) }, (_, at) => at + 2);
  return {
    destinations: numbers.flatMap((number) => destinations.map((content) => again(content, number))),
    packages: numbers.flatMap((number) => packages.map((content) => ({ ...again(content, number), stops: stopsOf(content, number) }))),
    testimonials: numbers.flatMap((number) => testimonials.map((content) => again(content, number))),
    enquiries: scale > 1 ? enquiryCopies(enquiriesPerScale * scale) : [],
  };
}

function again<Content extends { key: string; name: Localised }>(content: Content, number: number): Content {
  const { en, id, cn } = content.name;
  return { ...content, key: keyOf(content.key, number), name: { en: `${en} ${number}`, id: `${id} ${number}`, cn: `${cn} ${number}` } };
}

function stopsOf({ stops }: PackageContent, number: number): PackageContent['stops'] {
  return stops.map((stop) => ({ ...stop, destination: stop.destination && keyOf(stop.destination, number) }));
}

function keyOf(key: string, number: number): string {
  return `${key}/copy-${number}`;
}

function enquiryCopies(total: number): EnquiryContent[] {
  const rounds = Math.ceil(total / enquiries.length) - 1;
  const copies = Array.from({ length: rounds }, (_, at) => enquiries.map((enquiry) => [enquiry, at + 2] as const)).flat();
  return copies.slice(0, total - enquiries.length).map(([enquiry, number], at) => enquiryCopy(enquiry, number, at));
}

function enquiryCopy({ inDays: _, bookings: __, outcome, ...content }: EnquiryContent, number: number, at: number): EnquiryContent {
  const { key, name, sent, phone, wechat, divers = 0, guests = 0 } = content;
  const days = NEWEST_DAYS_AGO + ((DAYS_BETWEEN * at) % SENT_WITHIN_DAYS);
  const copy: EnquiryContent = {
    ...content,
    key: keyOf(key, number),
    name: `${name} ${number}`,
    sent: { days, time: 'time' in sent ? sent.time : SENT_AT },
    ...(phone && { phone: phone.slice(0, -3) + String(number).padStart(3, '0') }),
    ...(wechat && { wechat: `${wechat}_${number}` }),
  };
  // Nobody waits for an answer for months.
  const closed = outcome ?? (content.answer ? undefined : LOST);
  if (at % ENQUIRIES_PER_BOOKING > 0) return closed ? { ...copy, outcome: closed } : copy;
  const seats = divers + guests || 1;
  return { ...copy, bookings: [{ daysAgo: days - BOOKED_DAYS_LATER, after: DAY_MINUTES, seats, deposit: 1_000_000, isCompleted: true }] };
}
