import type {
  DestinationCardView,
  DestinationGalleryView,
  DestinationIdView,
  DestinationImageView,
  DestinationRowView,
  DestinationView,
} from '@reefdesk/contracts/destinations/endpoints';
import type { SearchableDestination } from '@reefdesk/contracts/destinations/search';
import type { Localised } from '@reefdesk/contracts/languages';
import type { EveryField } from '@reefdesk/contracts/schema/check';
import { DEFAULTS } from '@reefdesk/contracts/travels/values';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { missingTexts } from '@reefdesk/service-kit/drafts/missing-texts';
import { cardText } from '../content/card-text.ts';
import { type ImageViews, imageAddress, imageMeta } from '../content/image-views.ts';
import { inEnglish, toLocalised } from '../content/localised.ts';
import type { DestinationDocument, GalleryImage, OtherLanguages } from './destination.schema.ts';
import type { SearchedDocument } from './destinations.repository.ts';
import { parseEntryFee } from './entry-fee.ts';
import { parseOpeningHour } from './opening-hour.ts';

/** A destination in both the public and the admin format, because one endpoint serves both (OR-69). */
export function toDestinationView(destination: DestinationDocument, views: ImageViews): DestinationView {
  const name = toLocalised(destination.name);
  const category = toLocalised(destination.category);
  const description = toLocalised(destination.description);
  const main = mainImage(destination);
  const openingHour = parseOpeningHour(destination.openingHour);
  const gallery = galleryOf(destination).map((image) => toDestinationImageView(image, inEnglish(name), views));
  return {
    destination_id: destination._id,
    name,
    description,
    category,
    destination_name_en: name.en,
    destination_name_id: name.id,
    destination_name_cn: name.cn,
    destination_category_en: category.en,
    destination_category_id: category.id,
    destination_category_cn: category.cn,
    destination_desc_en: description.en,
    destination_desc_id: description.id,
    destination_desc_cn: description.cn,
    destination_img: imageAddress(main),
    mainImage: imageAddress(main),
    main_image_meta: imageMeta(main, views),
    location: destination.location ?? '',
    opening_hour: openingHour,
    opening_hours: openingHour,
    entry_fee: parseEntryFee(destination.entryFee),
    best_time: destination.bestTime ?? '',
    visit_duration: visitDuration(destination),
    ...placeTexts(destination),
    dive: destination.dive ?? undefined,
    status: destination.status,
    gallery_images: gallery,
    images: gallery,
    version: destination.version,
    created_at: destination.createdAt.toISOString(),
    updated_at: destination.updatedAt.toISOString(),
  } satisfies EveryField<DestinationView>;
}

/** Location, opening days and best time in each language; the English texts are those of the plain fields (EDT-13). */
export function placeTexts({
  location,
  locations,
  openingHour,
  openingDays,
  bestTime,
  bestTimes,
}: DestinationDocument): Pick<DestinationView, 'locations' | 'opening_days' | 'best_times'> {
  return {
    locations: withEnglish(location, locations),
    opening_days: withEnglish(parseOpeningHour(openingHour).day, openingDays),
    best_times: withEnglish(bestTime, bestTimes),
  };
}

function withEnglish(en: string | undefined, others: OtherLanguages | undefined): Localised {
  return toLocalised({ ...others, en: en ?? '' });
}

export function toSearchable({ name, category, description, location, locations, dive }: SearchedDocument): SearchableDestination {
  return {
    name: toLocalised(name),
    category: toLocalised(category),
    location: withEnglish(location, locations),
    description: cardText(toLocalised(description)),
    level: dive?.level,
  };
}

export function toDestinationCardView(destination: DestinationDocument, views: ImageViews): DestinationCardView {
  const main = mainImage(destination);
  return {
    destination_id: destination._id,
    name: toLocalised(destination.name),
    description: cardText(toLocalised(destination.description)),
    category: toLocalised(destination.category),
    mainImage: imageAddress(main),
    main_image_meta: imageMeta(main, views),
    locations: placeTexts(destination).locations,
    dive_level: destination.dive?.level,
    status: destination.status,
    updated_at: destination.updatedAt.toISOString(),
  } satisfies EveryField<DestinationCardView>;
}

export function toDestinationRowView(destination: DestinationDocument, views: ImageViews): DestinationRowView {
  const main = mainImage(destination);
  const { name, category, description } = destination;
  return {
    destination_id: destination._id,
    name: toLocalised(name),
    category: toLocalised(category),
    location: destination.location ?? '',
    opening_hour: parseOpeningHour(destination.openingHour),
    mainImage: imageAddress(main),
    main_image_meta: imageMeta(main, views),
    pictures: imagesOf(destination).length,
    is_complete: missingTexts({ name, category, description }).length === 0,
    status: destination.status,
    version: destination.version,
    created_at: destination.createdAt.toISOString(),
    updated_at: destination.updatedAt.toISOString(),
  } satisfies EveryField<DestinationRowView>;
}

export function toDestinationIdView({ _id, status, updatedAt }: DestinationDocument): DestinationIdView {
  return { destination_id: _id, status, updated_at: updatedAt.toISOString() };
}

export function toGalleryView(view: DestinationView): DestinationGalleryView {
  const { destination_id, destination_img, mainImage, main_image_meta, gallery_images, images, version, updated_at } = view;
  return { destination_id, destination_img, mainImage, main_image_meta, gallery_images, images, version, updated_at };
}

function toDestinationImageView({ id, image, isMain }: GalleryImage, alt: string, views: ImageViews): DestinationImageView {
  const url = imageAddress(image);
  return { gallery_id: id, image_url: url, is_main: isMain, id, src: url, url, isMain, alt, meta: imageMeta(image, views) };
}

/** The gallery with exactly one main image, even if the stored data has none or several (ENT-34, OR-48). */
export function galleryOf(destination: Pick<DestinationDocument, 'images'>): GalleryImage[] {
  const images = destination.images ?? [];
  const main = Math.max(
    images.findIndex((image) => image.isMain),
    0,
  );
  return images.map((image, index) => ({ ...image, isMain: index === main }));
}

export function mainImage(destination: Pick<DestinationDocument, 'images'>): StoredImage | null {
  return galleryOf(destination).find((image) => image.isMain)?.image ?? null;
}

export function imagesOf(destination: Pick<DestinationDocument, 'images'>): StoredImage[] {
  return (destination.images ?? []).map(({ image }) => image);
}

/** Never empty: the travel page shows it for each stop (OR-50). */
export function visitDuration(destination: Pick<DestinationDocument, 'visitDuration'>): string {
  return destination.visitDuration || DEFAULTS.visitDuration;
}
