import { type AnyObject, array, type InferType, object, type TestContext } from 'yup';
import { LIMITS } from '../limits.ts';
import { type BodyShape, type RuleMessage, ruleError } from '../schema/check.ts';
import { calendarDay, isBefore, nullableWholeNumber, oneOf, requiredText, wholeNumber } from '../schema/fields.ts';
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
  nullableWholeNumber(0, LIMITS.priceMax)
    .label('Price')
    .meta({ description: 'Whole rupiah per person; null if the price of the package applies.' });

const weekdays = array(wholeNumber(1, 7).required(ruleError('required')).label('Day of the week'))
  .typeError(ruleError('weekdays'))
  .label('Days of the week')
  .meta({ description: 'Numbers from 1 for Monday to 7 for Sunday.' });

/** Departures on one day, or on weekdays within a range (DEP-01). */
export const newDepartures = object({
  package_slug: requiredText(LIMITS.nameMaxLength).label('Package'),
  date: calendarDay().label('Day'),
  from: calendarDay().label('First day'),
  to: calendarDay().label('Last day'),
  weekdays,
  seats: seats().required(ruleError('required')),
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
  from: calendarDay().label('First day').meta({ description: 'First day; today by default.' }),
  to: calendarDay()
    .label('Last day')
    .meta({ description: `Last day. A range has at most ${LIMITS.departureDays} days, which is the default.` }),
};

export const DEPARTURE_LIST_FIELDS = {
  package: requiredText(LIMITS.nameMaxLength).label('Package').meta({ description: 'Slug of the package.' }),
  ...RANGE_FIELDS,
};
export const departureListQuery = object(DEPARTURE_LIST_FIELDS).test({ name: 'range', test: isRange });
export type DepartureListQuery = InferType<typeof departureListQuery>;

export const departureRangeQuery = object(RANGE_FIELDS).test({ name: 'range', test: isRange });
export type DepartureRangeQuery = InferType<typeof departureRangeQuery>;
export const DEPARTURE_RANGE_FIELDS = RANGE_FIELDS;

export const DAY_SHEET_FIELDS = { date: calendarDay().label('Day').meta({ description: 'Day of the sheet; today by default.' }) };
export const daySheetQuery = object(DAY_SHEET_FIELDS);
export type DaySheetQuery = InferType<typeof daySheetQuery>;

interface Series {
  from?: string | undefined;
  to?: string | undefined;
  weekdays?: number[] | undefined;
}

function isAlone({ from, to, weekdays: days }: Series, context: TestContext<AnyObject>) {
  return (!from && !to && !days?.length) || refuse(context, 'date', ruleError('either_day_or_series'));
}

function isSeries({ from, to, weekdays: days }: Series, context: TestContext<AnyObject>) {
  if (!from && !to && !days?.length) return refuse(context, 'date', ruleError('required'));
  if (!from) return refuse(context, 'from', ruleError('required'));
  if (!to) return refuse(context, 'to', ruleError('required'));
  return Boolean(days?.length) || refuse(context, 'weekdays', ruleError('weekdays'));
}

function isRange({ from, to }: Series, context: TestContext<AnyObject>) {
  if (!from || !to) return true;
  if (typeof from !== 'string' || typeof to !== 'string') return true; // Each field reports its own error.
  if (isBefore(to, from)) return refuse(context, 'to', ruleError('day_before'));
  return daysBetween(from, to) < LIMITS.departureDays || refuse(context, 'to', ruleError('too_many_days', { max: LIMITS.departureDays }));
}

const LABELS: Readonly<Record<string, string>> = { date: 'Day', from: 'First day', to: 'Last day', weekdays: 'Days of the week' };

function refuse(context: TestContext<AnyObject>, path: string, message: RuleMessage) {
  return context.createError({ path, message: message as never, params: { label: LABELS[path] ?? path } });
}
