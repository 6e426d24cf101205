import { type InferType, object } from 'yup';
import { LANGUAGE_CODES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { CURSOR_FIELDS } from '../lists.ts';
import { type BodyShape, fault } from '../schema/check.ts';
import { calendarDay, oneOf, text, wholeNumber, wholeNumberOrNone } from '../schema/fields.ts';
import { BOOKING_STATES } from './values.ts';

const SUM = LIMITS.priceMax;

const TERMS = {
  price: wholeNumberOrNone(0, SUM)
    .label('Price')
    .meta({ description: "Whole rupiah per person; left out of a new booking, it is the departure's or the package's" }),
  deposit: wholeNumberOrNone(0, SUM).label('Deposit').meta({ description: 'Whole rupiah, of the whole booking' }),
  sizes: text(LIMITS.bookingSizesMaxLength).label('Sizes').meta({ description: 'Of suits, fins, weights: whatever the crew lays out' }),
  notes: text(LIMITS.bookingNotesMaxLength).label('Notes'),
  hold_hours: wholeNumber(1, LIMITS.holdHoursMax).label('Hours'),
};
const seats = () => wholeNumber(1, LIMITS.departureSeatsMax).label('Places');

/** A booking of seats on a departure or on a free date (ENQ-13). */
export const newBooking = object({
  departure_id: text(LIMITS.nameMaxLength).label('Departure'),
  date: calendarDay().label('Day').meta({ description: 'A free date, in place of a departure' }),
  seats: seats().required(fault('required')),
  ...TERMS,
  hold_hours: TERMS.hold_hours.meta({ description: 'How long the seats are held; without it the booking is confirmed' }),
}).test({
  name: 'day',
  test: ({ departure_id, date }, context) =>
    Boolean(departure_id) !== Boolean(date) ||
    context.createError({ path: 'date', message: fault('either_departure_or_day') as never, params: { label: 'Day' } }),
});
export type NewBooking = InferType<typeof newBooking>;
export const NEW_BOOKING = { schema: newBooking } satisfies BodyShape<typeof newBooking>;

export const bookingChange = object({
  state: oneOf(BOOKING_STATES).label('State'),
  departure_id: text(LIMITS.nameMaxLength).label('Departure').meta({ description: 'Moves it to another departure; what was agreed stays' }),
  seats: seats(),
  ...TERMS,
  hold_hours: TERMS.hold_hours.meta({
    description: `From now on, of what is held; ${LIMITS.holdHoursDefault} without a word where \`state\` becomes \`held\``,
  }),
});
export type BookingEdit = InferType<typeof bookingChange>;
export const BOOKING_CHANGE = { schema: bookingChange } satisfies BodyShape<typeof bookingChange>;

export const BOOKING_SORTS = ['soonest', 'latest'] as const;

export const BOOKING_LIST_FIELDS = {
  state: oneOf(BOOKING_STATES).label('State'),
  from: calendarDay().label('First day').meta({ description: 'Of the days booked' }),
  to: calendarDay().label('Last day'),
  package: text(LIMITS.nameMaxLength).label('Package').meta({ description: 'Slug' }),
  departure: text(LIMITS.nameMaxLength).label('Departure').meta({ description: '`departure_id`' }),
  sort: oneOf(BOOKING_SORTS).label('Sort').meta({ description: 'By the day booked; `soonest` without a word' }),
  ...CURSOR_FIELDS,
};
export const bookingListQuery = object(BOOKING_LIST_FIELDS);
export type BookingListQuery = InferType<typeof bookingListQuery>;

export const newCalendarFeed = object({
  language: oneOf(LANGUAGE_CODES).required(fault('required')).label('Language').meta({ description: 'Of the words in the calendar' }),
});
export type NewCalendarFeed = InferType<typeof newCalendarFeed>;
export const NEW_CALENDAR_FEED = { schema: newCalendarFeed } satisfies BodyShape<typeof newCalendarFeed>;
