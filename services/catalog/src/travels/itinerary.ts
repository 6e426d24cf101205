import type { ItineraryItem, TravelDocument } from './travel.schema.ts';

type WithItinerary = Pick<TravelDocument, 'itinerary'>;

/** The items of a package in order of creation (OR-53). */
export function itineraryOf(travel: WithItinerary): ItineraryItem[] {
  return (travel.itinerary ?? []).toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** Ids of the destinations a package visits, each once, in order of the first visit. */
export function destinationIdsOf(travel: WithItinerary): string[] {
  return [...new Set(itineraryOf(travel).flatMap((item) => item.destinationId ?? []))];
}

/** The destinations a package visits, each once, as far as `known` holds them: hidden or removed ones are left out. */
export function destinationsOf<Known>(travel: WithItinerary, known: ReadonlyMap<string, Known>): Known[] {
  return destinationIdsOf(travel).flatMap((id) => known.get(id) ?? []);
}
