import type { ItineraryCategory } from '@reefdesk/contracts/itinerary-categories';
import { LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import type { ItineraryItem, TravelDocument } from './travel.schema.ts';

type WithItinerary = Pick<TravelDocument, 'itinerary'>;

/** What an item refers to; the two fields always change together. */
export type ItemReference = Pick<ItineraryItem, 'category' | 'destinationId'>;

/** A part of an item: what a change sets, or what an item must still be for a change to apply. */
export type ItemChanges = Partial<ItemReference> & { day?: number; time?: string; comments?: Partial<Localised> };

export const NO_DESTINATION: ItemReference = { category: 'no-destination', destinationId: null };

/** The day of the journey that an item belongs to. */
export const dayOf = ({ day = 1 }: Pick<ItineraryItem, 'day'>): number => day;

/** The items of a package by day, within one in order of creation (OR-53). */
export function itineraryOf(travel: WithItinerary): ItineraryItem[] {
  return (travel.itinerary ?? []).toSorted(
    (one, other) => dayOf(one) - dayOf(other) || one.createdAt.getTime() - other.createdAt.getTime(),
  );
}

/** Ids of the destinations a package visits, each once, in order of the first visit. */
export function destinationIdsOf(travel: WithItinerary): string[] {
  return [...new Set(itineraryOf(travel).flatMap((item) => item.destinationId ?? []))];
}

/** The destinations a package visits, each once, as far as `known` holds them: hidden or removed ones are left out. */
export function destinationsOf<Known>(travel: WithItinerary, known: ReadonlyMap<string, Known>): Known[] {
  return destinationIdsOf(travel).flatMap((id) => known.get(id) ?? []);
}

export function changedItem(item: ItineraryItem, { comments, day = item.day, time = item.time, ...reference }: ItemChanges): ItineraryItem {
  return { ...item, ...reference, day, time, comments: { ...item.comments, ...comments } };
}

/** What `changes` replace in an item: applied after them, it is as before. */
export function replacedBy(changes: ItemChanges, { category, destinationId, day, time, comments }: ItineraryItem): ItemChanges {
  const languages = LANGUAGES.filter((language) => changes.comments?.[language] !== undefined);
  return {
    ...(changes.category === undefined ? {} : { category, destinationId }),
    ...(changes.day === undefined ? {} : { day: dayOf({ day }) }),
    ...(changes.time === undefined ? {} : { time }),
    comments: Object.fromEntries(languages.map((language) => [language, comments[language]])),
  };
}

/** What an item is to refer to; undefined when the input says nothing about it. */
export function referenceOf(input: { category?: ItineraryCategory | null; destination_id?: string | null }): ItemReference | undefined {
  const { category, destination_id: destinationId } = input;
  if (category !== 'no-destination' && destinationId) return { category: 'destination', destinationId };
  return category || destinationId === null ? NO_DESTINATION : undefined;
}
