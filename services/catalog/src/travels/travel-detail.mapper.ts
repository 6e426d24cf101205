import type { EveryField } from '@reefdesk/contracts/schema/check';
import { durationText } from '@reefdesk/contracts/time/duration';
import type { ItineraryItemView, TravelDetailView } from '@reefdesk/contracts/travels/views';
import { type ImageViews, imageAddress, imageMeta } from '../content/image-views.ts';
import { toLocalised } from '../content/localised.ts';
import { toDestinationView } from '../destinations/destination.mapper.ts';
import type { DestinationDocument } from '../destinations/destination.schema.ts';
import type { ItineraryItem } from '../destinations/itinerary-item.schema.ts';
import { factsOf } from './facts.ts';
import { dayOf, itineraryOf, positionOf } from './itinerary.ts';
import { optionalTextsOf } from './optional-texts.ts';
import type { TravelDocument } from './travel.schema.ts';

type Destinations = ReadonlyMap<string, DestinationDocument>;

/** The travel for the editor, with its items in order (ENT-35..38). */
export function toTravelDetailView(travel: TravelDocument, destinations: Destinations, views: ImageViews): TravelDetailView {
  const names = toLocalised(travel.name);
  const categories = toLocalised(travel.category);
  const descriptions = toLocalised(travel.description);
  return {
    travel_id: travel._id,
    slug: travel.slug,
    names,
    categories,
    descriptions,
    travel_name_en: names.en,
    travel_name_id: names.id,
    travel_name_cn: names.cn,
    travel_category_en: categories.en,
    travel_category_id: categories.id,
    travel_category_cn: categories.cn,
    travel_desc_en: descriptions.en,
    travel_desc_id: descriptions.id,
    travel_desc_cn: descriptions.cn,
    duration: durationText(travel.durationDays),
    status: travel.status,
    travel_img: imageAddress(travel.image),
    image_meta: imageMeta(travel.image, views),
    ...optionalTextsOf(travel),
    ...factsOf(travel),
    destinations: itineraryOf(travel).map((item) => toItineraryItemView(item, destinations, views)),
    version: travel.version,
    created_at: travel.createdAt.toISOString(),
    updated_at: travel.updatedAt.toISOString(),
  } satisfies EveryField<TravelDetailView>;
}

/** Contains the comments as a map and as flat fields for the form (ENT-39, ENT-40). */
function toItineraryItemView(item: ItineraryItem, destinations: Destinations, views: ImageViews): ItineraryItemView {
  const destination = item.destinationId === null ? undefined : destinations.get(item.destinationId);
  const comments = toLocalised(item.comments);
  return {
    id: item.id,
    category: item.category,
    destination: destination ? toDestinationView(destination, views) : null,
    destination_id: item.destinationId,
    day: dayOf(item),
    position: positionOf(item),
    time: item.time,
    titles: toLocalised(item.titles),
    image: imageAddress(item.image),
    image_meta: imageMeta(item.image, views),
    comments,
    comment_en: comments.en,
    comment_id: comments.id,
    comment_cn: comments.cn,
    created_at: item.createdAt.toISOString(),
  };
}
