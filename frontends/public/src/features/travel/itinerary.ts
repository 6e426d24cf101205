import type { Localised } from '@reefdesk/contracts/languages';
import { readMeta } from '../../shared/destinations/destination.ts';
import { readTexts } from '../../shared/destinations/dive.ts';
import { type Fields, fieldsOf, firstText, isFields, textOf } from '../../shared/destinations/tolerant.ts';
import { readLocalised, type TravelImage } from './travel.ts';

export interface Itinerary {
  name: Localised;
  duration: string;
  stops: readonly Stop[];
}

export interface Stop {
  key: string;
  /** Day of the itinerary, from 1. */
  day: number;
  /** `HH:MM`. */
  time: string;
  title: Localised;
  /** The stop's own picture; its URL is empty if there is none. */
  image: TravelImage;
  comment: Localised;
  /** Null on land or on the way, such as a pick-up or a lunch. */
  place: { name: Localised; image: TravelImage; location: Localised; bestTime: Localised } | null;
}

/** The response's `data`; undefined unless `success` is true and there is data (VAL-03). */
export function readItinerary(answer: unknown): Itinerary | undefined {
  const fields = fieldsOf(answer);
  const data = fieldsOf(fields?.data);
  if (fields?.success !== true || !data) return undefined;
  return { name: readLocalised(data.name), duration: textOf(data.duration), stops: readStops(data) };
}

/** The stops if they are a list (VAL-04); else the entries of the older shape, by position (ENT-17, OR-52). */
function readStops(data: Fields): Stop[] {
  if (Array.isArray(data.stops)) return data.stops.filter(isFields).map((stop, index) => readStop(stop, index, stop.comment));
  if (!Array.isArray(data.destinations)) return [];
  return data.destinations
    .filter(isFields)
    .toSorted((a, b) => Number(a.position ?? 0) - Number(b.position ?? 0))
    .map((stop, index) => readStop(stop, index, { en: stop.comment_en, id: stop.comment_id, cn: stop.comment_cn }));
}

function readStop(stop: Fields, index: number, comment: unknown): Stop {
  const place = fieldsOf(stop.destination);
  return {
    key: `${index} ${textOf(place?.id)}`,
    day: typeof stop.day === 'number' && stop.day >= 1 ? stop.day : 1,
    time: textOf(stop.time),
    title: readLocalised(stop.title),
    image: { url: textOf(stop.image), meta: readMeta(stop.image_meta) },
    comment: readLocalised(comment),
    place: place
      ? {
          name: readLocalised(place.name),
          image: { url: textOf(place.image), meta: readMeta(place.image_meta) },
          location: readTexts(fieldsOf(place.locations), textOf(place.location)),
          bestTime: readTexts(fieldsOf(place.best_times), firstText(place.bestTime, place.best_time)),
        }
      : null,
  };
}

/** Stops by day; days without stops are left out. */
export function byDay(stops: readonly Stop[]): { day: number; stops: Stop[] }[] {
  const days = new Map<number, Stop[]>();
  for (const stop of stops) days.set(stop.day, [...(days.get(stop.day) ?? []), stop]);
  return [...days].map(([day, ofDay]) => ({ day, stops: ofDay }));
}
