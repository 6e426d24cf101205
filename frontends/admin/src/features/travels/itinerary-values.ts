import type { ItineraryCategory } from '@reefdesk/contracts/itinerary-categories';
import { type Localised, trimmedTexts } from '@reefdesk/contracts/languages';
import { type NewItineraryItem, newItineraryItem } from '@reefdesk/contracts/requests/itinerary.requests';
import type { ItineraryItemView, TravelDetailView } from '@reefdesk/contracts/travels';
import type { Rules, Wording } from '@reefdesk/forms';

/** An item as its form holds it; the paths are the server's. */
export interface ItemValues {
  category: ItineraryCategory;
  /** Empty for none. */
  destination_id: string;
  /** Of the journey, as its field holds it. */
  day: string;
  time: string;
  /** Of its own; any may be empty. */
  titles: Localised;
  comments: Localised;
  /** A picture that was chosen and is not saved yet. */
  image: File | null;
  /** The picture that it has is to go. */
  withoutImage: boolean;
}

/** A stop as its calls take it. */
export type ItemData = NewItineraryItem & {
  without_image?: true | undefined;
  /** A picture of the library. */
  image_id?: string | undefined;
};

const NO_CHANGE = { image: null, withoutImage: false };

/** A new one belongs to the day of the one before it. */
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
  // A destination that is gone cannot be chosen again.
  const category = item.category === 'destination' && item.destination_id ? 'destination' : 'no-destination';
  const { time, titles, comments } = item;
  return { category, destination_id: item.destination_id ?? '', day: String(item.day), time, titles, comments, ...NO_CHANGE };
}

/** By day, within one where staff put them, and in order of creation where nobody did (ITIN-01). */
export function stopsOf({ destinations }: Pick<TravelDetailView, 'destinations'>): ItineraryItemView[] {
  return destinations.toSorted(
    (one, other) =>
      one.day - other.day || compare(one.position, other.position) || Date.parse(one.created_at) - Date.parse(other.created_at),
  );
}

/** Another one like it: its picture is the same one of the library. */
export function copyOf(item: ItineraryItemView): ItemData {
  return { ...itemDataOf(itemValuesOf(item)), image_id: item.image_meta?.id };
}

/** Without a destination a null is sent (ITIN-15). */
export function itemDataOf({ category, destination_id, day, time, titles, comments, withoutImage }: ItemValues): ItemData {
  return {
    category,
    destination_id: category === 'destination' ? destination_id : null,
    day: Number(day),
    time: clockTime(time),
    titles: trimmedTexts(titles),
    comments: trimmedTexts(comments),
    ...(withoutImage && { without_image: true }),
  };
}

/** Places are plain strings, in the order of their signs. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** What people type for a time, as `HH:MM`: 9:30, 0930, 9.30; anything else as it stands. */
export function clockTime(typed: string): string {
  const [, hours, minutes] = /^(\d{1,2})\s*[:.：]\s*(\d{2})$/.exec(typed.trim()) ?? /^(\d{1,2})(\d{2})$/.exec(typed.trim()) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : typed.trim();
}

/** VAL-21..24; an edit sends everything as well. */
export const ITEM_RULES: Rules<ItemValues> = { schema: newItineraryItem, request: itemDataOf };

export const ITEM_WORDING: Wording = { clock_time: 'errors.timeFormat' };
