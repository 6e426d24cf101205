import type { ItineraryCategory } from '@reefdesk/contracts/itinerary-categories';
import { type Localised, trimmedTexts } from '@reefdesk/contracts/languages';
import { type NewItineraryItem, newItineraryItem } from '@reefdesk/contracts/requests/itinerary.requests';
import type { ItineraryItemView } from '@reefdesk/contracts/travels';
import type { Rules, Wording } from '@reefdesk/forms';

/** An item as its form holds it; the paths are the server's. */
export interface ItemValues {
  category: ItineraryCategory;
  /** Empty for none. */
  destination_id: string;
  time: string;
  comments: Localised;
}

const NEW_ITEM: ItemValues = { category: 'destination', destination_id: '', time: '', comments: { en: '', id: '', cn: '' } };

export function itemValuesOf(item: ItineraryItemView | undefined): ItemValues {
  if (!item) return NEW_ITEM;
  // A destination that is gone cannot be chosen again.
  const category = item.category === 'destination' && item.destination_id ? 'destination' : 'no-destination';
  return { category, destination_id: item.destination_id ?? '', time: item.time, comments: item.comments };
}

/** Without a destination a null is sent (ITIN-15). */
export function itemDataOf({ category, destination_id, time, comments }: ItemValues): NewItineraryItem {
  return {
    category,
    destination_id: category === 'destination' ? destination_id : null,
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
