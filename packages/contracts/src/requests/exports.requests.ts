import { type InferType, type ObjectSchema, object } from 'yup';
import type { BodyShape } from '../schema/body-shape.ts';
import { calendarDay, isBefore } from '../schema/calendar.ts';
import { fault } from '../schema/fault.ts';
import { oneOf } from '../schema/values.ts';

export const ENQUIRY_EXPORT_FIELDS = {
  from: calendarDay().label('First day').meta({ description: 'Of arrival, by the operator’s clocks; without it from the beginning' }),
  to: calendarDay().label('Last day').meta({ description: 'Whole; without it up to now' }),
  spam: oneOf(['include']).label('Spam').meta({ description: 'Left out without a word' }),
};
export const enquiryExportQuery = inOrder(object(ENQUIRY_EXPORT_FIELDS));
export type EnquiryExportQuery = InferType<typeof enquiryExportQuery>;
export const ENQUIRY_EXPORT_QUERY = { schema: enquiryExportQuery } satisfies BodyShape<typeof enquiryExportQuery>;

export const BOOKING_EXPORT_FIELDS = {
  from: calendarDay().label('First day').meta({ description: 'Of the days booked' }),
  to: calendarDay().label('Last day'),
};
export const bookingExportQuery = inOrder(object(BOOKING_EXPORT_FIELDS));
export type BookingExportQuery = InferType<typeof bookingExportQuery>;
export const BOOKING_EXPORT_QUERY = { schema: bookingExportQuery } satisfies BodyShape<typeof bookingExportQuery>;

function inOrder<Schema extends ObjectSchema<{ from: string | undefined; to: string | undefined }>>(schema: Schema): Schema {
  return schema.test({
    name: 'order',
    test: ({ from, to }, { createError }) =>
      !isBefore(to, from) || createError({ path: 'to', message: fault('day_before') as never, params: { label: 'Last day' } }),
  }) as Schema;
}
