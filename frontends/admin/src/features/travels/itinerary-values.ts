import { LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { ITINERARY_CATEGORIES, type ItineraryCategory, type ItineraryItemView } from '@reefdesk/contracts/travels';
import type { Text } from '@reefdesk/web-kit';
import { object, string } from 'yup';
import type { ItineraryItemData } from './itinerary.api.ts';

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
export function itemDataOf({ category, destination_id, time, comments }: ItemValues): ItineraryItemData {
  return {
    category,
    destination_id: category === 'destination' ? destination_id : null,
    time: clockTime(time),
    comment_en: comments.en.trim(),
    comment_id: comments.id.trim(),
    comment_cn: comments.cn.trim(),
  };
}

/** What people type for a time, as `HH:MM`: 9:30, 0930, 9.30; anything else as it stands. */
export function clockTime(typed: string): string {
  const [, hours, minutes] = /^(\d{1,2})\s*[:.：]\s*(\d{2})$/.exec(typed.trim()) ?? /^(\d{1,2})(\d{2})$/.exec(typed.trim()) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : typed.trim();
}

/** VAL-21..24. */
export function itemRules(text: Text) {
  const comment = (language: string) =>
    string()
      .trim()
      .required(text('errors.comment', { language: language.toUpperCase() }))
      .max(LIMITS.commentMaxLength, text('errors.tooLong', { max: LIMITS.commentMaxLength }));
  return object({
    category: string().oneOf(ITINERARY_CATEGORIES).required(text('errors.category')),
    destination_id: string().when('category', {
      is: 'destination',
      then: (rule) => rule.required(text('errors.destination')),
    }),
    time: string()
      .required(text('errors.time'))
      .test('time', text('errors.timeFormat'), (time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(clockTime(time))),
    comments: object(Object.fromEntries(LANGUAGES.map((language) => [language, comment(language)]))),
  });
}
