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
  comments: Localised;
}

/** A new one belongs to the day of the one before it. */
const newItem = (day: number): ItemValues => ({
  category: 'destination',
  destination_id: '',
  day: String(day),
  time: '',
  comments: { en: '', id: '', cn: '' },
});

export function itemValuesOf(item: ItineraryItemView | undefined, day = 1): ItemValues {
  if (!item) return newItem(day);
  // A destination that is gone cannot be chosen again.
  const category = item.category === 'destination' && item.destination_id ? 'destination' : 'no-destination';
  return { category, destination_id: item.destination_id ?? '', day: String(item.day), time: item.time, comments: item.comments };
}

/** By day, within one in order of creation (ITIN-01). */
export function stopsOf({ destinations }: Pick<TravelDetailView, 'destinations'>): ItineraryItemView[] {
  return destinations.toSorted((one, other) => one.day - other.day || Date.parse(one.created_at) - Date.parse(other.created_at));
}

/** Without a destination a null is sent (ITIN-15). */
export function itemDataOf({ category, destination_id, day, time, comments }: ItemValues): NewItineraryItem {
  return {
    category,
    destination_id: category === 'destination' ? destination_id : null,
    day: Number(day),
    time: clockTime(time),
    comments: trimmedTexts(comments),
  };
}

/** What people type for a time, as `HH:MM`: 9:30, 0930, 9.30; anything else as it stands. */
export function clockTime(typed: string): string {
  const [, hours, minutes] = /^(\d{1,2})\s*[:.：]\s*(\d{2})$/.exec(typed.trim()) ?? /^(\d{1,2})(\d{2})$/.exec(typed.trim()) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : typed.trim();
}

/** VAL-21..24; an edit sends everything as well. */
export const ITEM_RULES: Rules<ItemValues> = { schema: newItineraryItem, request: itemDataOf };

export const ITEM_WORDING: Wording = { clock_time: 'errors.timeFormat' };
