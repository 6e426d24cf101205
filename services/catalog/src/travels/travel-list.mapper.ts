import type { EveryField } from '@reefdesk/contracts/schema/check';
import { durationText } from '@reefdesk/contracts/time/duration';
import type {
  PackageCardView,
  PackageDestinationView,
  PackageIdView,
  PackageView,
  TravelListItemView,
} from '@reefdesk/contracts/travels/views';
import { cardText } from '../content/card-text.ts';
import { type ImageViews, imageAddress, imageMeta } from '../content/image-views.ts';
import { inEnglish, toLocalised } from '../content/localised.ts';
import type { DestinationSummary } from '../destinations/destinations.repository.ts';
import { factsOf } from './facts.ts';
import { cardGradient } from './gradient.ts';
import { destinationsOf } from './itinerary.ts';
import { optionalTextsOf } from './optional-texts.ts';
import type { TravelDocument } from './travel.schema.ts';

type Summaries = ReadonlyMap<string, DestinationSummary>;

/** For the landing page, with each destination that the caller may see, without duplicates. */
export function toPackageView(travel: TravelDocument, summaries: Summaries, views: ImageViews): PackageView {
  const destinations = destinationsOf(travel, summaries).map(toPackageDestinationView);
  return {
    travel_id: travel._id,
    slug: travel.slug,
    travel_slug: travel.slug,
    travel_name: toLocalised(travel.name),
    travel_desc: toLocalised(travel.description),
    travel_category: toLocalised(travel.category),
    duration: durationText(travel.durationDays),
    image: imageAddress(travel.image),
    image_meta: imageMeta(travel.image, views),
    status: travel.status,
    destinations,
    features: destinations.map((destination) => destination.destination_name_en),
    gradient: cardGradient(travel.image),
    ...optionalTextsOf(travel),
    ...factsOf(travel),
  } satisfies EveryField<PackageView>;
}

export function toPackageCardView(travel: TravelDocument, views: ImageViews): PackageCardView {
  return {
    travel_id: travel._id,
    slug: travel.slug,
    travel_name: toLocalised(travel.name),
    travel_desc: cardText(toLocalised(travel.description)),
    travel_category: toLocalised(travel.category),
    duration: durationText(travel.durationDays),
    image: imageAddress(travel.image),
    image_meta: imageMeta(travel.image, views),
    status: travel.status,
    gradient: cardGradient(travel.image),
    ...factsOf(travel),
    updated_at: travel.updatedAt.toISOString(),
  } satisfies EveryField<PackageCardView>;
}

export function toPackageIdView({ _id, slug, status, updatedAt }: TravelDocument): PackageIdView {
  return { travel_id: _id, slug, status, updated_at: updatedAt.toISOString() };
}

function toPackageDestinationView(destination: DestinationSummary): PackageDestinationView {
  return {
    destination_id: destination._id,
    destination_name_en: inEnglish(destination.name),
    name: toLocalised(destination.name),
    description: inEnglish(destination.description),
  };
}

/** For the admin list, with English strings and maps of all languages (OR-61). */
export function toTravelListItemView(travel: TravelDocument, summaries: Summaries, views: ImageViews): TravelListItemView {
  return {
    id: travel._id,
    travel_id: travel._id,
    slug: travel.slug,
    name: inEnglish(travel.name),
    names: toLocalised(travel.name),
    description: inEnglish(travel.description),
    descriptions: toLocalised(travel.description),
    duration: durationText(travel.durationDays),
    image: imageAddress(travel.image),
    image_meta: imageMeta(travel.image, views),
    status: travel.status,
    destinations: destinationsOf(travel, summaries).map(({ _id, name }) => ({
      destination_id: _id,
      name: inEnglish(name),
      names: toLocalised(name),
    })),
    ...factsOf(travel),
    version: travel.version,
    created_at: travel.createdAt.toISOString(),
    updated_at: travel.updatedAt.toISOString(),
  } satisfies EveryField<TravelListItemView>;
}
