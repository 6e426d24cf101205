import type { OpeningHour } from '@reefdesk/contracts/destinations/endpoints';
import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import type { Localised } from '@reefdesk/contracts/languages';
import { each } from '@reefdesk/contracts/schema/each';
import type { TravelFacts } from '@reefdesk/contracts/travels/requests';
import { OPTIONAL_TEXT_NAMES, type OptionalText } from '@reefdesk/contracts/travels/values';
import { readFacts } from '@reefdesk/forms/facts';
import type { LightboxPhoto } from '@reefdesk/web-kit/lightbox-photo';
import { readMeta } from '../../shared/destinations/destination.ts';
import { readTexts } from '../../shared/destinations/dive.ts';
import { readOpeningHour } from '../../shared/destinations/facts.ts';
import { type Fields, fieldsOf, firstText, isFields, textOf } from '../../shared/destinations/tolerant.ts';
import { type Fees, readFees } from './fees.ts';

export interface TravelImage {
  url: string;
  meta: ImageView | null;
}

/** A package as its page shows it, whatever shape the response had (ENT-09). */
export interface Travel {
  /** Empty if the response has none. */
  id: string;
  slug: string;
  name: Localised;
  description: Localised;
  category: Localised;
  /** One item per line. */
  texts: Readonly<Record<OptionalText, Localised>>;
  duration: string;
  image: TravelImage;
  facts: TravelFacts;
  slides: readonly Slide[];
}

export interface SlidePhoto extends LightboxPhoto {
  isMain: boolean;
}

/** One destination of the package, shown on the full screen (ENT-10..14). Its category is always the word "Destination". */
export interface Slide {
  key: string;
  travel_id: string;
  travelSlug: string;
  /** Empty if the response has none. */
  destinationId: string;
  name: Localised;
  bgImage: TravelImage;
  thumbnail: TravelImage;
  description: Localised;
  visitDuration: string;
  details: { openingHour: OpeningHour; openingDays: Localised; fees: Fees; bestTime: Localised; location: Localised };
  comments: Localised;
  /** The main picture only if there is no gallery. */
  gallery: readonly SlidePhoto[];
}

/** Reads `data` of `GET /api/travel/{slug}`; undefined if it is not a package. */
export function readTravel(data: unknown, slug: string): Travel | undefined {
  const fields = fieldsOf(data);
  const travel = fieldsOf(fields?.travel);
  if (!fields || !travel) return undefined;
  const id = firstText(travel.id, travel.travel_id);
  const ownSlug = firstText(travel.slug) || slug;
  const destinations = Array.isArray(fields.destinations) ? fields.destinations.map(fieldsOf) : [];
  return {
    id,
    slug: ownSlug,
    name: readLocalised(travel.name),
    description: readLocalised(travel.description),
    category: readLocalised(travel.category),
    texts: each(OPTIONAL_TEXT_NAMES, (name) => readLocalised(travel[name])),
    duration: textOf(travel.duration),
    image: { url: textOf(travel.image), meta: readMeta(travel.image_meta) },
    facts: readFacts(travel),
    slides: destinations.flatMap((entry, index) => readSlide(entry, index, { travel_id: id, travelSlug: ownSlug }) ?? []),
  };
}

export function textsOf({ name, category, description, texts, slides }: Travel): Localised[] {
  return [
    name,
    category,
    description,
    ...Object.values(texts),
    ...slides.flatMap((slide) => [slide.name, slide.description, slide.comments]),
  ];
}

function readSlide(entry: Fields | undefined, index: number, ids: Pick<Slide, 'travel_id' | 'travelSlug'>): Slide | undefined {
  const destination = fieldsOf(entry?.destination);
  if (!entry || !destination) return undefined;
  const details = fieldsOf(destination.details);
  const image = {
    url: firstText(destination.mainImage, destination.defaultImage),
    meta: readMeta(destination.main_image_meta),
  };
  const openingHour = readOpeningHour(details?.opening_hours);
  const outer = readLocalised(entry.comments);
  return {
    ...ids,
    key: `${index} ${textOf(entry.destinationId)}`,
    destinationId: textOf(entry.destinationId),
    name: readLocalised(destination.name),
    bgImage: image,
    thumbnail: image,
    description: readLocalised(destination.description),
    visitDuration: textOf(entry.visitDuration),
    details: {
      openingHour,
      openingDays: readTexts(fieldsOf(details?.opening_days), openingHour.day),
      fees: readFees(details?.entry_fee),
      bestTime: readTexts(fieldsOf(details?.best_times), textOf(details?.best_time)),
      location: readTexts(fieldsOf(details?.locations), textOf(details?.location)),
    },
    // The package's own text on the stop takes precedence over the destination's (OR-50).
    comments: Object.values(outer).some(Boolean) ? outer : readLocalised(destination.comments),
    gallery: readGallery(destination.gallery, image),
  };
}

function readGallery(value: unknown, main: TravelImage): SlidePhoto[] {
  const photos = (Array.isArray(value) ? value : []).flatMap((entry: unknown, index): SlidePhoto[] => {
    const fields = fieldsOf(entry);
    const url = textOf(fields?.url);
    if (!fields || !url) return [];
    return [{ key: textOf(fields.id) || `${index} ${url}`, url, alt: '', meta: readMeta(fields.meta), isMain: fields.isMain === true }];
  });
  return photos.length > 0 || !main.url ? photos : [{ key: 'main', alt: '', isMain: true, ...main }];
}

/** A map keyed en, id, cn; a plain text counts as English. */
export function readLocalised(value: unknown): Localised {
  const map: Fields = isFields(value) ? value : { en: value };
  return { en: textOf(map.en), id: textOf(map.id), cn: textOf(map.cn) };
}

type Identified = Readonly<Partial<Record<'travel_id' | 'id' | 'packageId' | 'slug' | 'travelSlug', unknown>>>;

/** The id by which the itinerary of a slide's package is requested; undefined if there is none (VAL-05, VAL-06). */
export function packageIdOf({ travel_id, id, packageId, slug, travelSlug }: Identified): string | undefined {
  return firstText(travel_id, id, packageId, slug, travelSlug) || undefined;
}
