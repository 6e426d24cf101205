import { LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import type { ItineraryCategory } from '@reefdesk/contracts/travels/values';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { byPosition, placesFor, positionAt } from '@reefdesk/service-kit/records/positions';
import type { ItineraryItem } from '../destinations/itinerary-item.schema.ts';
import { paths } from './paths.ts';

interface WithItinerary {
  itinerary: ItineraryItem[];
}

/** The two fields always change together. */
export type ItemReference = Pick<ItineraryItem, 'category' | 'destinationId'>;

/** Fields that a change sets, or that an item must still have for a change to apply. */
export type ItemChanges = Partial<ItemReference> & {
  day?: number;
  position?: string;
  time?: string;
  titles?: Partial<Localised>;
  comments?: Partial<Localised>;
  image?: StoredImage | null;
};

export const NO_DESTINATION: ItemReference = { category: 'no-destination', destinationId: null };

/** Older items have no day and belong to the first. */
export const dayOf = ({ day = 1 }: Pick<ItineraryItem, 'day'>): number => day;

export function positionOf({ position, createdAt }: Pick<ItineraryItem, 'position' | 'createdAt'>): string {
  return position ?? positionAt(createdAt);
}

/** Sorted by day, then in the order set by staff, otherwise by time of creation (OR-53, EDT-10). */
export function itineraryOf(travel: WithItinerary): ItineraryItem[] {
  return (travel.itinerary ?? []).toSorted(
    (one, other) => dayOf(one) - dayOf(other) || byPosition({ position: positionOf(one) }, { position: positionOf(other) }),
  );
}

/** Places `item` behind the item `after` on its day, or first on its own day if null. Undefined if `after` does not exist. */
export function withPlaced(itinerary: readonly ItineraryItem[], item: ItineraryItem, after: string | null): ItineraryItem[] | undefined {
  const others = itinerary.filter(({ id }) => id !== item.id);
  const before = others.find(({ id }) => id === after);
  if (after !== null && !before) return undefined;
  const placed = { ...item, day: dayOf(before ?? item) };
  const ofDay = itineraryOf({ itinerary: others.filter((other) => dayOf(other) === placed.day) });
  const places = placesFor(
    item.id,
    after,
    ofDay.map((other) => ({ id: other.id, position: positionOf(other) })),
  );
  const at = itinerary.findIndex(({ id }) => id === item.id);
  const all = at < 0 ? [...itinerary, placed] : itinerary.with(at, placed);
  return all.map((each) => ({ ...each, ...(places.has(each.id) && { position: places.get(each.id) }) }));
}

/** Without duplicates, in order of the first visit. */
export function destinationIdsOf(travel: WithItinerary): string[] {
  return [...new Set(itineraryOf(travel).flatMap((item) => item.destinationId ?? []))];
}

/** Without duplicates; hidden and removed destinations are left out. */
export function destinationsOf<Known>(travel: WithItinerary, known: ReadonlyMap<string, Known>): Known[] {
  return destinationIdsOf(travel).flatMap((id) => known.get(id) ?? []);
}

export function changedItem(item: ItineraryItem, changes: ItemChanges): ItineraryItem {
  const { comments, titles, day = item.day, time = item.time, image = item.image, ...reference } = changes;
  return {
    ...item,
    ...reference,
    ...(day !== undefined && { day }),
    time,
    ...(image !== undefined && { image }),
    ...(titles && { titles: { ...item.titles, ...titles } }),
    comments: { ...item.comments, ...comments },
  };
}

export function replacedBy(changes: ItemChanges, item: ItineraryItem): ItemChanges {
  const { category, destinationId, time, titles, comments, image = null } = item;
  return {
    ...(changes.category === undefined ? {} : { category, destinationId }),
    ...(changes.day === undefined ? {} : { day: dayOf(item) }),
    ...(changes.position === undefined ? {} : { position: positionOf(item) }),
    ...(changes.time === undefined ? {} : { time }),
    ...(changes.image === undefined ? {} : { image }),
    ...(changes.titles && { titles: replacedTexts(changes.titles, titles) }),
    comments: replacedTexts(changes.comments, comments),
  };
}

/** The changes of an item by path; the picture is set as a whole. */
export function itemPaths({ image, ...changes }: ItemChanges, prefix = ''): Record<string, unknown> {
  return { ...paths(changes, prefix), ...(image !== undefined && { [`${prefix}image`]: image }) };
}

function replacedTexts(changed: Partial<Localised> = {}, before: Partial<Localised> = {}): Partial<Localised> {
  const languages = LANGUAGES.filter((language) => changed[language] !== undefined);
  return Object.fromEntries(languages.map((language) => [language, before[language] ?? '']));
}

export function referenceOf(input: { category?: ItineraryCategory | null; destination_id?: string | null }): ItemReference | undefined {
  const { category, destination_id: destinationId } = input;
  if (category !== 'no-destination' && destinationId) return { category: 'destination', destinationId };
  return category || destinationId === null ? NO_DESTINATION : undefined;
}
