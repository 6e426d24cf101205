import { type InferType, object } from 'yup';
import { LANGUAGE_CODES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { CURSOR_FIELDS } from '../lists.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import { calendarDay, nullableWholeNumber, oneOf, text, trueOrFalse, wholeNumber } from '../schema/fields.ts';
import { BOOKING_STATES, NEW_BOOKING_STATES } from './values.ts';

const SUM = LIMITS.priceMax;

const TERMS = {
  price: nullableWholeNumber(0, SUM)
    .label('Price')
    .meta({ description: 'Whole rupiah per person; for a new booking, the price of the departure or package by default.' }),
  deposit: nullableWholeNumber(0, SUM).label('Deposit').meta({ description: 'Whole rupiah for the whole booking.' }),
  sizes: text(LIMITS.bookingSizesMaxLength)
    .label('Sizes')
    .meta({ description: 'Sizes of suits, fins, weights and other equipment to prepare.' }),
  notes: text(LIMITS.bookingNotesMaxLength).label('Notes'),
  hold_hours: wholeNumber(1, LIMITS.holdHoursMax).label('Hours'),
  notify: trueOrFalse().label('Email').meta({ description: 'False: the guest gets no email about it.' }),
};
const seats = () => wholeNumber(1, LIMITS.departureSeatsMax).label('Places');

/** A booking of seats on a departure or on a free date (ENQ-13). */
export const newBooking = object({
  departure_id: text(LIMITS.nameMaxLength).label('Departure'),
  date: calendarDay().label('Day').meta({ description: 'Free date, instead of a departure.' }),
  seats: seats().required(ruleError('required')),
  ...TERMS,
  state: oneOf(NEW_BOOKING_STATES).label('State').meta({ description: 'By default `held` with `hold_hours`, else `confirmed`.' }),
  hold_hours: TERMS.hold_hours.meta({
    description: `Hours until the hold or the offer ends; ${LIMITS.holdHoursDefault} by default.`,
  }),
}).test({
  name: 'day',
  test: ({ departure_id, date }, context) =>
    Boolean(departure_id) !== Boolean(date) ||
    context.createError({ path: 'date', message: ruleError('either_departure_or_day') as never, params: { label: 'Day' } }),
});
export type NewBooking = InferType<typeof newBooking>;
export const NEW_BOOKING = { schema: newBooking } satisfies BodyShape<typeof newBooking>;

export const bookingChange = object({
  state: oneOf(BOOKING_STATES).label('State'),
  departure_id: text(LIMITS.nameMaxLength)
    .label('Departure')
    .meta({ description: 'Moves the booking to another departure on the agreed terms.' }),
  seats: seats(),
  ...TERMS,
  hold_hours: TERMS.hold_hours.meta({
    description: `End of the hold or the offer, in hours from now; ${LIMITS.holdHoursDefault} by default if \`state\` changes to it.`,
  }),
});
export type BookingEdit = InferType<typeof bookingChange>;
export const BOOKING_CHANGE = { schema: bookingChange } satisfies BodyShape<typeof bookingChange>;

export const BOOKING_SORTS = ['soonest', 'latest'] as const;

export const BOOKING_LIST_FIELDS = {
  state: oneOf(BOOKING_STATES).label('State'),
  from: calendarDay().label('First day').meta({ description: 'First booked day.' }),
  to: calendarDay().label('Last day'),
  package: text(LIMITS.nameMaxLength).label('Package').meta({ description: 'Slug of the package.' }),
  departure: text(LIMITS.nameMaxLength).label('Departure').meta({ description: '`departure_id` of the departure.' }),
  q: text(LIMITS.searchMaxLength)
    .label('Search')
    .meta({ description: `Bookings whose enquiry matches, as in the inbox; the newest ${LIMITS.searchedEnquiries} matching enquiries.` }),
  sort: oneOf(BOOKING_SORTS).label('Sort').meta({ description: 'Order by booked day; `soonest` by default.' }),
  ...CURSOR_FIELDS,
};
export const bookingListQuery = object(BOOKING_LIST_FIELDS);
export type BookingListQuery = InferType<typeof bookingListQuery>;

export const newCalendarFeed = object({
  language: oneOf(LANGUAGE_CODES)
    .required(ruleError('required'))
    .label('Language')
    .meta({ description: 'Language of the texts in the calendar.' }),
});
export type NewCalendarFeed = InferType<typeof newCalendarFeed>;
export const NEW_CALENDAR_FEED = { schema: newCalendarFeed } satisfies BodyShape<typeof newCalendarFeed>;
