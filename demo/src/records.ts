import { addDays } from '@reefdesk/contracts/calendar-days';
import type {
  BookingContent,
  DepartureSeriesContent,
  DestinationContent,
  EnquiryContent,
  Localised,
  LocalisedList,
  PackageContent,
  SlideContent,
  StopContent,
  TestimonialContent,
} from '../content/types.ts';
import type { Pictures } from './pictures.ts';
import { recordId } from './record-id.ts';

/** A record and the call that creates it, as the back office would send it. */
export interface DemoRecord {
  /** Kind and content key, such as `destination/bunaken`. */
  key: string;
  path: string;
  /** `POST` without a word. */
  method?: 'POST' | 'PATCH';
  /** A form with pictures, or what is sent as JSON. */
  body(pictures: Pictures): Promise<FormData | object>;
  /** It hangs on records that somebody may have removed since; then there is nothing to create. */
  isPart?: boolean;
}

const destinationKey = (key: string) => `destination/${key}`;
const travelKey = (key: string) => `travel/${key}`;

export function destinationRecord(content: DestinationContent): DemoRecord {
  return {
    key: destinationKey(content.key),
    path: '/api/add-destination',
    async body(pictures) {
      const [main, ...others] = content.images;
      const form = new FormData();
      form.append('destinationData', JSON.stringify(destinationData(content)));
      if (main) form.append('mainImage', await pictures(main));
      for (const name of others) form.append('galleryImages', await pictures(name));
      return form;
    },
  };
}

function destinationData({ name, category, description, location, openingHour, entryFee, bestTime, visitDuration }: DestinationContent) {
  return {
    names: name,
    categories: category,
    descriptions: description,
    location,
    opening_hour: openingHour,
    entry_fee: entryFee,
    best_time: bestTime,
    visit_duration: visitDuration,
    status: 'active',
  };
}

/** The package without its stops. */
export function travelRecord({
  key,
  name,
  category,
  description,
  included,
  notIncluded,
  days,
  image,
  stops: _,
  ...plain
}: PackageContent): DemoRecord {
  return {
    key: travelKey(key),
    path: '/api/add-travel',
    async body(pictures) {
      const texts = { names: name, categories: category, descriptions: description };
      const inclusions = { included: asLines(included), not_included: asLines(notIncluded) };
      const data = { ...texts, ...inclusions, duration: days, status: 'active', ...plain };
      const form = new FormData();
      form.append('travelData', JSON.stringify(data));
      form.append('mainImage', await pictures(image));
      return form;
    },
  };
}

/** One thing a line. */
function asLines({ en, id, cn }: LocalisedList): Localised {
  return { en: en.join('\n'), id: id.join('\n'), cn: cn.join('\n') };
}

/** The stops of a package in their order, which is the order that they are created in. */
export function stopRecords({ key, stops }: PackageContent): DemoRecord[] {
  return stops.map((stop, index) => ({
    key: `${travelKey(key)}/${index + 1}`,
    path: `/api/add-travel-destination/${recordId(travelKey(key))}`,
    body: async () => stopData(stop),
    isPart: true,
  }));
}

function stopData({ destination, day = 1, time, comment }: StopContent) {
  const reference =
    destination === null
      ? { category: 'no-destination', destination_id: null }
      : { category: 'destination', destination_id: recordId(destinationKey(destination)) };
  return { ...reference, day, time, comments: comment };
}

export function slideRecord({ key, title, description, image }: SlideContent): DemoRecord {
  return {
    key: `slide/${key}`,
    path: '/api/gallery',
    async body(pictures) {
      const form = new FormData();
      form.append('galleryData', JSON.stringify({ ...byLanguage('image_title', title), ...byLanguage('image_desc', description) }));
      form.append('image', await pictures(image));
      return form;
    },
  };
}

export function testimonialRecord({ key, rating, avatar, photos, ...texts }: TestimonialContent): DemoRecord {
  return {
    key: `testimonial/${key}`,
    path: '/api/testimonials',
    async body(pictures) {
      const { name, role, quote, location } = texts;
      const form = new FormData();
      for (const [field, text] of Object.entries({ name, role, quote, location }))
        for (const [flat, value] of Object.entries(byLanguage(field, text))) form.append(flat, value);
      form.append('rating', String(rating));
      form.append('profile_image', await pictures(avatar));
      for (const photo of photos) form.append('photos', await pictures(photo));
      return form;
    },
  };
}

function byLanguage(field: string, texts: { en: string; id: string; cn: string }): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [`${field}_${language}`, text]));
}

const enquiryKey = (key: string) => `enquiry/${key}`;

/** A guest who asks, some days after TODAY (`2027-03-14`), and what staff did about it. */
export function enquiryRecords({ key, state, answer, inDays, bookings: _, ...content }: EnquiryContent, today: string): DemoRecord[] {
  const path = `/api/enquiries/${recordId(enquiryKey(key))}`;
  const date = inDays === undefined ? {} : { date_from: addDays(today, inDays) };
  return [
    { key: enquiryKey(key), path: '/api/enquiries', body: async () => ({ ...content, ...date }) },
    ...(answer ? [{ key: `${enquiryKey(key)}/answer`, path: `${path}/messages`, body: async () => answer, isPart: true }] : []),
    ...(state
      ? [{ key: `${enquiryKey(key)}/state`, path, method: 'PATCH' as const, body: async () => ({ state, assignee: 'me' }), isPart: true }]
      : []),
  ];
}

/** The departures of a package over the next three months. */
export function departureRecord({ closed: _, ...series }: DepartureSeriesContent, today: string): DemoRecord {
  const days = { from: addDays(today, 1), to: addDays(today, 92) };
  return { key: `departures/${series.package_slug}`, path: '/api/departures', body: async () => ({ ...series, ...days }) };
}

/** A departure as the site tells it. */
export interface PlannedDeparture {
  departure_id: string;
  date: string;
  package: { slug: string };
}

/** One day of a series that is closed. */
export function closingRecords({ package_slug, closed }: DepartureSeriesContent, planned: readonly PlannedDeparture[]): DemoRecord[] {
  const departure = closed === undefined ? undefined : planned.filter(({ package: { slug } }) => slug === package_slug)[closed];
  if (!departure) return [];
  const body = async () => ({ status: 'closed' });
  return [
    { key: `closed/${package_slug}`, path: `/api/departures/${departure.departure_id}`, method: 'PATCH' as const, body, isPart: true },
  ];
}

/** What a guest has booked, and what became of it; nothing where no departure is left to book. */
export function bookingRecords(enquiry: EnquiryContent, planned: readonly PlannedDeparture[], today: string): DemoRecord[] {
  return (enquiry.bookings ?? []).flatMap((booking, at) => {
    const { package_slug: _package, daysAgo: _days, state, ...content } = booking;
    const what = bookedOf(enquiry, booking, planned, today);
    if (!what) return [];
    const key = `booking/${enquiry.key}/${at}`;
    const path = `/api/enquiries/${recordId(enquiryKey(enquiry.key))}/bookings`;
    const later = {
      key: `${key}/state`,
      path: `/api/bookings/${recordId(key)}`,
      method: 'PATCH' as const,
      body: async () => ({ state }),
      isPart: true,
    };
    return [{ key, path, body: async () => ({ ...content, ...what }), isPart: true }, ...(state ? [later] : [])];
  });
}

/** A day that is over, which no departure has any more, or the first departure from the day asked for on. */
function bookedOf(
  { package_slug, inDays = 1 }: EnquiryContent,
  booking: BookingContent,
  planned: readonly PlannedDeparture[],
  today: string,
): { date: string } | { departure_id: string } | undefined {
  if (booking.daysAgo !== undefined) return { date: addDays(today, -booking.daysAgo) };
  const wanted = booking.package_slug ?? package_slug;
  const departure = planned.find(({ date, package: { slug } }) => slug === wanted && date >= addDays(today, inDays));
  return departure && { departure_id: departure.departure_id };
}
