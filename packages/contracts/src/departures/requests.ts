import { type AnyObject, array, type InferType, object, type TestContext } from 'yup';
import { LIMITS } from '../limits.ts';
import { type BodyShape, type FaultMessage, fault } from '../schema/check.ts';
import { calendarDay, isBefore, oneOf, requiredText, wholeNumber, wholeNumberOrNone } from '../schema/fields.ts';
import { daysBetween } from '../time/calendar-days.ts';

export const DEPARTURE_SETTINGS = ['open', 'closed'] as const;
export type DepartureSetting = (typeof DEPARTURE_SETTINGS)[number];

/** Public statuses (DEP-02). */
export const DEPARTURE_STATUSES = ['open', 'few', 'full', 'closed'] as const;
export type DepartureStatus = (typeof DEPARTURE_STATUSES)[number];

export function departureStatus(setting: DepartureSetting, seatsLeft: number): DepartureStatus {
  if (setting === 'closed') return 'closed';
  if (seatsLeft <= 0) return 'full';
  return seatsLeft <= LIMITS.fewSeats ? 'few' : 'open';
}

const seats = () => wholeNumber(1, LIMITS.departureSeatsMax).label('Places');
const price = () =>
  wholeNumberOrNone(0, LIMITS.priceMax).label('Price').meta({ description: "Whole rupiah per person; null: the package's price holds." });

const weekdays = array(wholeNumber(1, 7).required(fault('required')).label('Day of the week'))
  .typeError(fault('weekdays'))
  .label('Days of the week')
  .meta({ description: '1 is Monday, 7 is Sunday' });

/** Departures on one day, or on weekdays within a range (DEP-01). */
export const newDepartures = object({
  package_slug: requiredText(LIMITS.nameMaxLength).label('Package'),
  date: calendarDay().label('Day'),
  from: calendarDay().label('First day'),
  to: calendarDay().label('Last day'),
  weekdays,
  seats: seats().required(fault('required')),
  price: price(),
})
  .test({ name: 'days', test: ({ date, ...series }, context) => (date ? isAlone(series, context) : isSeries(series, context)) })
  .test({ name: 'range', test: (value, context) => isRange(value, context) });
export type NewDepartures = InferType<typeof newDepartures>;
export const NEW_DEPARTURES = { schema: newDepartures } satisfies BodyShape<typeof newDepartures>;

export const departureChange = object({
  seats: seats(),
  price: price(),
  status: oneOf(DEPARTURE_SETTINGS).label('Status'),
});
export type DepartureEdit = InferType<typeof departureChange>;
export const DEPARTURE_CHANGE = { schema: departureChange } satisfies BodyShape<typeof departureChange>;

const RANGE_FIELDS = {
  from: calendarDay().label('First day').meta({ description: 'Today without a word' }),
  to: calendarDay()
    .label('Last day')
    .meta({ description: `At most ${LIMITS.departureDays} days later; as many as that without a word` }),
};

export const DEPARTURE_LIST_FIELDS = {
  package: requiredText(LIMITS.nameMaxLength).label('Package').meta({ description: 'Slug' }),
  ...RANGE_FIELDS,
};
export const departureListQuery = object(DEPARTURE_LIST_FIELDS).test({ name: 'range', test: isRange });
export type DepartureListQuery = InferType<typeof departureListQuery>;

export const departureRangeQuery = object(RANGE_FIELDS).test({ name: 'range', test: isRange });
export type DepartureRangeQuery = InferType<typeof departureRangeQuery>;
export const DEPARTURE_RANGE_FIELDS = RANGE_FIELDS;

export const DAY_SHEET_FIELDS = { date: calendarDay().label('Day').meta({ description: 'Today without a word' }) };
export const daySheetQuery = object(DAY_SHEET_FIELDS);
export type DaySheetQuery = InferType<typeof daySheetQuery>;

interface Series {
  from?: string | undefined;
  to?: string | undefined;
  weekdays?: number[] | undefined;
}

function isAlone({ from, to, weekdays: days }: Series, context: TestContext<AnyObject>) {
  return (!from && !to && !days?.length) || refuse(context, 'date', fault('either_day_or_series'));
}

function isSeries({ from, to, weekdays: days }: Series, context: TestContext<AnyObject>) {
  if (!from && !to && !days?.length) return refuse(context, 'date', fault('required'));
  if (!from) return refuse(context, 'from', fault('required'));
  if (!to) return refuse(context, 'to', fault('required'));
  return Boolean(days?.length) || refuse(context, 'weekdays', fault('weekdays'));
}

function isRange({ from, to }: Series, context: TestContext<AnyObject>) {
  if (!from || !to) return true;
  if (typeof from !== 'string' || typeof to !== 'string') return true; // Each field reports its own error.
  if (isBefore(to, from)) return refuse(context, 'to', fault('day_before'));
  return daysBetween(from, to) < LIMITS.departureDays || refuse(context, 'to', fault('too_many_days', { max: LIMITS.departureDays }));
}

const LABELS: Readonly<Record<string, string>> = { date: 'Day', from: 'First day', to: 'Last day', weekdays: 'Days of the week' };

function refuse(context: TestContext<AnyObject>, path: string, message: FaultMessage) {
  return context.createError({ path, message: message as never, params: { label: LABELS[path] ?? path } });
}
