import { type InferType, object } from 'yup';
import { LANGUAGE_CODES } from '../languages.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { fault } from '../schema/fault.ts';
import { oneOf } from '../schema/values.ts';

export const newCalendarFeed = object({
  language: oneOf(LANGUAGE_CODES).required(fault('required')).label('Language').meta({ description: 'Of the words in the calendar' }),
});
export type NewCalendarFeed = InferType<typeof newCalendarFeed>;
export const NEW_CALENDAR_FEED = { schema: newCalendarFeed } satisfies BodyShape<typeof newCalendarFeed>;
