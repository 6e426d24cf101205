import type { EveryField } from '@reefdesk/contracts/schema/check';
import { durationText } from '@reefdesk/contracts/time/duration';
import type { ItineraryStopView, ItineraryView, TravelPageDestinationView, TravelPageView } from '@reefdesk/contracts/travels/views';
import { type ImageViews, imageAddress, imageMeta } from '../content/image-views.ts';
import { toLocalised } from '../content/localised.ts';
import { galleryOf, mainImage, placeTexts, visitDuration } from '../destinations/destination.mapper.ts';
import type { DestinationDocument } from '../destinations/destination.schema.ts';
import { parseEntryFee } from '../destinations/entry-fee.ts';
import type { ItineraryItem } from '../destinations/itinerary-item.schema.ts';
import { parseOpeningHour } from '../destinations/opening-hour.ts';
import { factsOf } from './facts.ts';
import { dayOf, itineraryOf } from './itinerary.ts';
import { optionalTextsOf } from './optional-texts.ts';
import type { TravelDocument } from './travel.schema.ts';

type Destinations = ReadonlyMap<string, DestinationDocument>;

/** One slide per stop whose destination the caller may see. */
export function toTravelPageView(travel: TravelDocument, destinations: Destinations, views: ImageViews): TravelPageView {
  return {
    travel: {
      id: travel._id,
      travel_id: travel._id,
      slug: travel.slug,
      name: toLocalised(travel.name),
      description: toLocalised(travel.description),
      category: toLocalised(travel.category),
      duration: durationText(travel.durationDays),
      image: imageAddress(travel.image),
      image_meta: imageMeta(travel.image, views),
      ...optionalTextsOf(travel),
      ...factsOf(travel),
    } satisfies EveryField<TravelPageView['travel']>,
    destinations: itineraryOf(travel).flatMap((item) => {
      const destination = visited(item, destinations);
      return destination ? toPageDestinationView(item, destination, travel, views) : [];
    }),
  };
}

function toPageDestinationView(
  item: ItineraryItem,
  destination: DestinationDocument,
  travel: TravelDocument,
  views: ImageViews,
): TravelPageDestinationView {
  const main = mainImage(destination);
  const comments = toLocalised(item.comments);
  return {
    destinationId: destination._id,
    visitDuration: visitDuration(destination),
    comments,
    destination: {
      name: toLocalised(destination.name),
      description: toLocalised(destination.description),
      category: toLocalised(destination.category),
      mainImage: imageAddress(main),
      // A destination without a picture shows the picture of the travel.
      defaultImage: imageAddress(main ?? travel.image),
      main_image_meta: imageMeta(main ?? travel.image, views),
      details: {
        opening_hours: parseOpeningHour(destination.openingHour),
        entry_fee: parseEntryFee(destination.entryFee),
        best_time: destination.bestTime ?? '',
        location: destination.location ?? '',
        ...placeTexts(destination),
      },
      comments,
      gallery: galleryOf(destination).map(({ id, image, isMain }) => ({
        id,
        url: imageAddress(image),
        isMain,
        meta: imageMeta(image, views),
      })),
    },
  };
}

/** A stop whose destination is hidden from the caller keeps its time and comment. */
export function toItineraryView(travel: TravelDocument, destinations: Destinations, views: ImageViews): ItineraryView {
  return {
    id: travel._id,
    slug: travel.slug,
    name: toLocalised(travel.name),
    duration: durationText(travel.durationDays),
    stops: itineraryOf(travel).map((item) => ({
      day: dayOf(item),
      time: item.time,
      title: toLocalised(item.titles),
      image: imageAddress(item.image),
      image_meta: imageMeta(item.image, views),
      comment: toLocalised(item.comments),
      destination: toStopDestinationView(visited(item, destinations), views),
    })),
  };
}

function toStopDestinationView(destination: DestinationDocument | undefined, views: ImageViews): ItineraryStopView['destination'] {
  if (!destination) return null;
  const main = mainImage(destination);
  const { locations, best_times } = placeTexts(destination);
  return {
    id: destination._id,
    name: toLocalised(destination.name),
    image: imageAddress(main),
    image_meta: imageMeta(main, views),
    location: destination.location ?? '',
    bestTime: destination.bestTime ?? '',
    locations,
    best_times,
  };
}

function visited({ destinationId }: ItineraryItem, destinations: Destinations): DestinationDocument | undefined {
  return destinationId === null ? undefined : destinations.get(destinationId);
}
