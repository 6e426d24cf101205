import type { DiveFacts, EntryFee, OpeningHour } from '@reefdesk/contracts/destinations/endpoints';
import type { DiveLevel } from '@reefdesk/contracts/destinations/values';
import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import type { Localised } from '@reefdesk/contracts/languages';
import { readDive, readTexts } from './dive.ts';
import { readEntryFee, readOpeningHour } from './facts.ts';
import { type Fields, fieldsOf, firstText, isFields, textOf } from './tolerant.ts';

export interface DestinationPhoto {
  key: string;
  url: string;
  alt: string;
  meta: ImageView | null;
}

/** A destination as the public screens show it, whatever shape the response had (ENT-18..20). */
export interface Destination {
  id: string;
  name: Localised;
  category: Localised;
  description: Localised;
  image: Pick<DestinationPhoto, 'url' | 'meta'>;
  /** The gallery; without one, the main image only. */
  photos: readonly DestinationPhoto[];
  location: Localised;
  bestTime: Localised;
  openingDays: Localised;
  openingHour: OpeningHour;
  entryFee: EntryFee;
  dive?: DiveFacts;
}

export type ListedDestination = Pick<Destination, 'id' | 'name' | 'category' | 'description' | 'image' | 'location'> & {
  level?: DiveLevel;
};

export function listedDestination({ id, name, category, description, image, location, dive }: Destination): ListedDestination {
  return { id, name, category, description, image, location, ...(dive?.level && { level: dive.level }) };
}

/** Undefined if the value is not a destination, since it has no id. */
export function readDestination(value: unknown): Destination | undefined {
  const fields = fieldsOf(value);
  const id = firstText(fields?.destination_id, fields?.id);
  if (!fields || !id) return undefined;
  const gallery = [fields.gallery_images, fields.images, fields.gallery].find(Array.isArray) ?? [];
  const image = { url: firstText(fields.destination_img, fields.mainImage), meta: readMeta(fields.main_image_meta) };
  const openingHour = readOpeningHour(fields.opening_hour ?? fields.opening_hours);
  const dive = readDive(fields.dive ?? (fields.dive_level && { level: fields.dive_level }));
  const photos = gallery.map(readPhoto).filter((photo) => photo !== undefined);
  return {
    id,
    name: readLocalised(fields, 'name'),
    category: readLocalised(fields, 'category'),
    description: readLocalised(fields, 'description', 'desc'),
    image,
    photos: photos.length > 0 || !image.url ? photos : [{ key: 'main', alt: '', ...image }],
    location: readTexts(fieldsOf(fields.locations), textOf(fields.location)),
    bestTime: readTexts(fieldsOf(fields.best_times), textOf(fields.best_time)),
    openingDays: readTexts(fieldsOf(fields.opening_days), openingHour.day),
    openingHour,
    entryFee: readEntryFee(fields.entry_fee),
    ...(dive && { dive }),
  };
}

/** A map keyed en, id, cn; a plain text counts as English. Falls back to the flat fields of the back office's response. */
function readLocalised(fields: Fields, key: string, flat = key): Localised {
  const value = fields[key];
  const map: Fields = isFields(value) ? value : { en: value };
  const read = (language: string) => firstText(map[language], fields[`destination_${flat}_${language}`]);
  return { en: read('en'), id: read('id'), cn: read('cn') };
}

function readPhoto(value: unknown, index: number): DestinationPhoto | undefined {
  const fields: Fields | undefined = typeof value === 'string' ? { url: value } : fieldsOf(value);
  const url = firstText(fields?.src, fields?.url, fields?.image_url);
  if (!fields || !url) return undefined;
  return { key: firstText(fields.id, fields.gallery_id) || `${index} ${url}`, url, alt: textOf(fields.alt), meta: readMeta(fields.meta) };
}

export function readMeta(value: unknown): ImageView | null {
  const meta = value as Partial<ImageView> | null | undefined;
  return meta?.url && meta.width && meta.height && Array.isArray(meta.widths) ? (meta as ImageView) : null;
}
