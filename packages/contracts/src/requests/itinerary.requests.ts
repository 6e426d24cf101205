import { type InferType, object } from 'yup';
import { ITINERARY_CATEGORIES } from '../itinerary-categories.ts';
import { LIMITS } from '../limits.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { fault } from '../schema/fault.ts';
import { anyLanguages, everyLanguage, givenLanguages } from '../schema/localised.ts';
import { clockTime, idOrNone, oneOf, trueOrFalse, wholeNumber } from '../schema/values.ts';

const REQUIRED = fault('required');

const category = oneOf(ITINERARY_CATEGORIES).label('Category');
/** Day of the travel; an item without a day belongs to the first. */
const day = wholeNumber(1, LIMITS.travelDays).label('Day');
const time = clockTime().label('Time');
/** Null and an empty form choice mean none, which the category `destination` does not allow. */
const destination_id = idOrNone()
  .label('Destination')
  .meta({ description: 'Needed in the category `destination`' })
  .when('category', {
    is: 'destination',
    then: (id) => id.test({ name: 'chosen', message: REQUIRED, test: (value) => value != null }),
  });
/** Title shown instead of the destination's name. */
const titles = anyLanguages('Title', LIMITS.nameMaxLength);
/** EDT-10. */
const after = idOrNone().label('Place').meta({
  description:
    'Id of the item that it comes behind, whose day is then its own; null: the first of its day. Left out, it has the place that it has, a new one the last of its day',
});

/** OR-58. */
const SPELLINGS = {
  titles: { kind: 'texts', from: ['title'], flat: 'title' },
  comments: { kind: 'texts', from: ['comment'], flat: 'comment' },
} satisfies BodyShape['spellings'];

/** A new item of an itinerary (API-28). */
export const newItineraryItem = object({
  category: category.required(fault('one_of', { values: ITINERARY_CATEGORIES.join(', ') })),
  destination_id,
  day: day.default(1),
  after,
  time: time.required(REQUIRED),
  titles,
  comments: everyLanguage('Comment', LIMITS.commentMaxLength),
});
export type NewItineraryItem = InferType<typeof newItineraryItem>;
export const NEW_ITINERARY_ITEM = { schema: newItineraryItem, spellings: SPELLINGS } satisfies BodyShape<typeof newItineraryItem>;

/** An edit of an item (API-29); omitted fields keep their values. */
export const itineraryItemEdit = object({
  category,
  destination_id,
  day,
  after,
  time: time.min(1, REQUIRED),
  titles,
  without_image: trueOrFalse().label('Without a picture').meta({ description: 'Takes its own picture away' }),
  comments: givenLanguages('Comment', LIMITS.commentMaxLength),
});
export type ItineraryItemEdit = InferType<typeof itineraryItemEdit>;
export const ITINERARY_ITEM_EDIT = { schema: itineraryItemEdit, spellings: SPELLINGS } satisfies BodyShape<typeof itineraryItemEdit>;
