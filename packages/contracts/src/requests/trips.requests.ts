import { type InferType, object } from 'yup';
import { ENQUIRY_WISHES } from '../enquiry-words.ts';
import { LIMITS } from '../limits.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { fault } from '../schema/fault.ts';
import { requiredText } from '../schema/text.ts';
import { oneOf } from '../schema/values.ts';
import { CURSOR_FIELDS } from './cursor.requests.ts';

export const TRIP_LIST_FIELDS = CURSOR_FIELDS;
export const tripListQuery = object(TRIP_LIST_FIELDS);
export type TripListQuery = InferType<typeof tripListQuery>;
export const TRIP_LIST_QUERY = { schema: tripListQuery } satisfies BodyShape<typeof tripListQuery>;

/** A customer asks for a change of a trip, or for its end; staff decide. */
export const tripWish = object({
  wish: oneOf(ENQUIRY_WISHES).required(fault('required')).label('Wish'),
  message: requiredText(LIMITS.enquiryMessageMaxLength).label('Message'),
});
export type TripWish = InferType<typeof tripWish>;
export const TRIP_WISH = { schema: tripWish } satisfies BodyShape<typeof tripWish>;
