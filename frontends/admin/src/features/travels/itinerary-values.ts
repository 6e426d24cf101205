import { type Localised, trimmedTexts } from '@reefdesk/contracts/languages';
import { isHidden, type NewItineraryItem, newItineraryItem } from '@reefdesk/contracts/travels/requests';
import type { ItineraryCategory } from '@reefdesk/contracts/travels/values';
import type { ItineraryItemView, TravelDetailView } from '@reefdesk/contracts/travels/views';
import type { Rules, Wording } from '@reefdesk/forms';

/** Form values of a stop, at the server's field paths. */
export interface ItemValues {
  category: ItineraryCategory;
  /** Empty if there is no destination. */
  destination_id: string;
  day: string;
  time: string;
  titles: Localised;
  comments: Localised;
  image: File | null;
  withoutImage: boolean;
}

export type ItemData = Required<Omit<NewItineraryItem, 'after' | 'unfinished'>> & {
  unfinished?: true;
  without_image?: true | undefined;
  image_id?: string | undefined;
};

const NO_CHANGE = { image: null, withoutImage: false };

/** A new stop is on the day of the stop before it. */
const newItem = (day: number): ItemValues => ({
  category: 'destination',
  destination_id: '',
  day: String(day),
  time: '',
  titles: { en: '', id: '', cn: '' },
  comments: { en: '', id: '', cn: '' },
  ...NO_CHANGE,
});

export function itemValuesOf(item: ItineraryItemView | undefined, day = 1): ItemValues {
  if (!item) return newItem(day);
  // A deleted destination cannot be chosen again.
  const category = item.category === 'destination' && item.destination_id ? 'destination' : 'no-destination';
  const { time, titles, comments } = item;
  return { category, destination_id: item.destination_id ?? '', day: String(item.day), time, titles, comments, ...NO_CHANGE };
}

/** Returns the stops by day, then by the position that staff gave them, else by creation (ITIN-01). */
export function stopsOf({ destinations }: Pick<TravelDetailView, 'destinations'>): ItineraryItemView[] {
  return destinations.toSorted(
    (one, other) =>
      one.day - other.day || compare(one.position, other.position) || Date.parse(one.created_at) - Date.parse(other.created_at),
  );
}

/** Returns the data of a duplicate, which uses the same library image. */
export function copyOf(item: ItineraryItemView, travel: Pick<TravelDetailView, 'status'>): ItemData {
  return { ...itemDataOf(itemValuesOf(item), travel), image_id: item.image_meta?.id };
}

/** `destination_id` is null without a destination (ITIN-15). In a hidden travel, a comment in one language is enough. */
export function itemDataOf(values: ItemValues, { status }: Pick<TravelDetailView, 'status'>): ItemData {
  const { category, destination_id, day, time, titles, comments, withoutImage } = values;
  return {
    category,
    destination_id: category === 'destination' ? destination_id : null,
    day: Number(day),
    time: clockTime(time),
    titles: trimmedTexts(titles),
    comments: trimmedTexts(comments),
    ...(withoutImage && { without_image: true }),
    ...(isHidden(status) && { unfinished: true }),
  };
}

/** Positions are strings, compared by code unit. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Normalises a typed time to `HH:MM` (9:30, 0930, 9.30). Other input is only trimmed. */
export function clockTime(typed: string): string {
  const [, hours, minutes] = /^(\d{1,2})\s*[:.：]\s*(\d{2})$/.exec(typed.trim()) ?? /^(\d{1,2})(\d{2})$/.exec(typed.trim()) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : typed.trim();
}

/** Rules of new and edited stops, because an edit sends all fields (VAL-21..24). */
export function itemRules(travel: Pick<TravelDetailView, 'status'>): Rules<ItemValues> {
  return { schema: newItineraryItem, request: (values) => itemDataOf(values, travel) };
}

export const ITEM_WORDING: Wording = { clock_time: 'errors.timeFormat' };
