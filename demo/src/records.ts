import { each } from '@reefdesk/contracts/schema/each';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import type {
  DestinationContent,
  Localised,
  LocalisedList,
  PackageContent,
  SlideContent,
  StopContent,
  TestimonialContent,
} from '../content/types.ts';
import type { Pictures } from './pictures.ts';
import { recordId } from './record-id.ts';
import { momentAgo, type SeedTime } from './seed-time.ts';

export interface DemoRecord {
  /** Kind and content key, such as `destination/bunaken`. */
  key: string;
  path: string;
  /** Default: `POST`. */
  method?: 'POST' | 'PATCH';
  body(pictures: Pictures): Promise<FormData | object>;
  /** Depends on other records. If an admin has removed one of them, the record is skipped. */
  isPart?: boolean;
  at?: Date;
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

function destinationData({ name, category, description, openingHour, entryFee, bestTime, visitDuration, ...same }: DestinationContent) {
  const { location, locations, dive } = same;
  return {
    names: name,
    categories: category,
    descriptions: description,
    location,
    locations,
    dive,
    opening_hour: openingHour,
    entry_fee: entryFee,
    best_time: bestTime,
    visit_duration: visitDuration,
    status: 'active',
  };
}

export function travelRecord({ key, name, category, description, days, image, stops: _, ...plain }: PackageContent): DemoRecord {
  return {
    key: travelKey(key),
    path: '/api/add-travel',
    async body(pictures) {
      const texts = { names: name, categories: category, descriptions: description };
      const optional = each(OPTIONAL_TEXT_NAMES, (text) => asLines(plain[text]));
      const data = { ...texts, duration: days, status: 'active', ...plain, ...optional };
      const form = new FormData();
      form.append('travelData', JSON.stringify(data));
      form.append('mainImage', await pictures(image));
      return form;
    },
  };
}

function asLines({ en = [], id = [], cn = [] }: Partial<LocalisedList> = {}): Localised {
  return { en: en.join('\n'), id: id.join('\n'), cn: cn.join('\n') };
}

/** Stops are created in the order of the travel, which determines their order on the site. */
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

export function testimonialRecord(content: TestimonialContent, time: SeedTime): DemoRecord {
  const { key, rating, sent, package: slug, avatar, photos, ...texts } = content;
  return {
    key: `testimonial/${key}`,
    path: '/api/testimonials',
    at: momentAgo(sent, time),
    async body(pictures) {
      const { name, role, quote, location } = texts;
      const form = new FormData();
      for (const [field, text] of Object.entries({ name, role, quote, location }))
        for (const [flat, value] of Object.entries(byLanguage(field, text))) form.append(flat, value);
      form.append('rating', String(rating));
      if (slug) form.append('package_slug', slug);
      form.append('profile_image', await pictures(avatar));
      for (const photo of photos) form.append('photos', await pictures(photo));
      return form;
    },
  };
}

function byLanguage(field: string, texts: { en: string; id: string; cn: string }): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [`${field}_${language}`, text]));
}
