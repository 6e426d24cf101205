import { type InferType, object } from 'yup';
import type { BodyShape } from '../schema/body-shape.ts';
import { calendarDay } from '../schema/calendar.ts';
import { fault } from '../schema/fault.ts';
import { oneOf } from '../schema/values.ts';

/** Days of an export, by the operator's clocks; both are whole. */
export const EXPORT_RANGE_FIELDS = {
  from: calendarDay().label('First day').meta({ description: 'Of arrival; without it from the beginning' }),
  to: calendarDay().label('Last day').meta({ description: 'Without it up to now' }),
};

export const ENQUIRY_EXPORT_FIELDS = {
  ...EXPORT_RANGE_FIELDS,
  spam: oneOf(['include']).label('Spam').meta({ description: 'Left out without a word' }),
};
export const enquiryExportQuery = object(ENQUIRY_EXPORT_FIELDS).test({
  name: 'order',
  test: ({ from, to }, { createError }) =>
    !from || !to || to >= from || createError({ path: 'to', message: fault('day_before') as never, params: { label: 'Last day' } }),
});
export type EnquiryExportQuery = InferType<typeof enquiryExportQuery>;
export const ENQUIRY_EXPORT_QUERY = { schema: enquiryExportQuery } satisfies BodyShape<typeof enquiryExportQuery>;
