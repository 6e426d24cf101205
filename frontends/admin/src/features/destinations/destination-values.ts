import type { DestinationView, EntryFee, OpeningHour } from '@reefdesk/contracts/destinations/endpoints';
import { type DestinationEdit, destinationEdit, type NewDestination, newDestination } from '@reefdesk/contracts/destinations/requests';
import type { ContentStatus } from '@reefdesk/contracts/destinations/values';
import { EMPTY_TEXT, LANGUAGES, type Language, type Localised } from '@reefdesk/contracts/languages';
import { type EveryField, ruleError, type Written } from '@reefdesk/contracts/schema/check';
import { DEFAULTS } from '@reefdesk/contracts/travels/values';
import { type Rules, typedRupiah, type Wording } from '@reefdesk/forms';
import { type DiveValues, diveData, diveValuesOf, type PlaceTexts, placeTextsOf } from './dive-values.ts';

/** Values of both forms, under the field names of the server. Fees are stored as typed. */
export interface DestinationValues extends PlaceTexts {
  names: Localised;
  categories: Localised;
  descriptions: Localised;
  location: string;
  best_time: string;
  opening_hour: OpeningHour;
  entry_fee: Record<keyof EntryFee, string>;
  /** One text for all languages, such as `Full Day` or `2 hours`. */
  visit_duration: string;
  dive: DiveValues;
  status: ContentStatus;
}

/** The add form also holds a number that is not sent (ADADD-04, OR-50). */
export interface NewDestinationValues extends DestinationValues {
  averageVisitors: number;
}

export const TEXTS = ['names', 'categories', 'descriptions'] as const;

export const BEST_TIMES = {
  earlyMorning: 'Early Morning (6AM - 9AM)',
  morning: 'Morning (9AM - 12PM)',
  afternoon: 'Afternoon (12PM - 3PM)',
  lateAfternoon: 'Late Afternoon (3PM - 6PM)',
  evening: 'Evening (After 6PM)',
  anyTime: 'Any Time',
} as const;

export const NEW_DESTINATION: NewDestinationValues = {
  // Every field needs its own object: Formik treats an object that is used twice as one field.
  names: { ...EMPTY_TEXT },
  categories: { ...EMPTY_TEXT },
  descriptions: { ...EMPTY_TEXT },
  location: '',
  best_time: '',
  opening_hour: { day: DEFAULTS.openingDay, open: DEFAULTS.openingTime, close: DEFAULTS.closingTime },
  entry_fee: { local: '0', tourist: '0' },
  visit_duration: DEFAULTS.visitDuration,
  dive: diveValuesOf(),
  ...placeTextsOf(),
  status: 'active',
  averageVisitors: 0,
};

export function isComplete({ name, category, description }: DestinationView): boolean {
  return [name, category, description].every((texts) => LANGUAGES.every((language) => texts?.[language]?.trim()));
}

/** Returns the values of the edit form. Missing hours become empty, missing fees 0 (VAL-25, VAL-28, VAL-29). */
export function valuesOf(view: DestinationView): DestinationValues {
  const { day = '', open = '', close = '' }: Partial<OpeningHour> = view.opening_hour ?? {};
  return {
    names: { ...EMPTY_TEXT, ...view.name },
    categories: { ...EMPTY_TEXT, ...view.category },
    descriptions: { ...EMPTY_TEXT, ...view.description },
    location: view.location ?? '',
    best_time: view.best_time ?? '',
    opening_hour: { day, open, close },
    entry_fee: { local: String(view.entry_fee?.local ?? 0), tourist: String(view.entry_fee?.tourist ?? 0) },
    visit_duration: view.visit_duration ?? '',
    dive: diveValuesOf(view.dive),
    ...placeTextsOf(view),
    status: view.status || 'active',
  };
}

/** Returns the `destinationData` of the add form (API-31). */
export function newDestinationData({ averageVisitors: _, ...values }: NewDestinationValues): Written<NewDestination> {
  const { locations, opening_days, best_times, dive, ...asked } = values;
  const filledIn = (name: keyof PlaceTexts | 'dive') => JSON.stringify(values[name]) !== JSON.stringify(NEW_DESTINATION[name]);
  return {
    ...asked,
    entry_fee: feesOf(values),
    ...(filledIn('locations') && { locations }),
    ...(filledIn('opening_days') && { opening_days }),
    ...(filledIn('best_times') && { best_times }),
    ...(filledIn('dive') && { dive: diveData(dive) }),
  };
}

/** Returns the body of the edit (API-32). Every text is sent, an empty one as an empty string (VAL-26). */
export function editData(values: DestinationValues): Written<DestinationEdit> {
  return { ...values, entry_fee: feesOf(values), dive: diveData(values.dive) } satisfies EveryField<Written<DestinationEdit>>;
}

/** Returns whole rupiah, 0 for a blank fee (CONST-40). Invalid input is passed on as typed, so that validation rejects it. */
export function feeOf(typed: string): number | string {
  return typedRupiah(typed) ?? 0;
}

function feesOf({ entry_fee: { local, tourist } }: DestinationValues) {
  return { local: feeOf(local), tourist: feeOf(tourist) };
}

/** Requires the three texts of the selected language, the location and the best time (VAL-08..10). */
export function newDestinationRules(language: Language): Rules<NewDestinationValues> {
  const needed = (values: NewDestinationValues, name: (typeof TEXTS)[number]) =>
    [`${name}.${language}`, values[name][language].trim() ? undefined : ruleError('required')] as const;
  return {
    schema: newDestination,
    request: newDestinationData,
    also: (values) => Object.fromEntries(TEXTS.map((name) => needed(values, name))),
  };
}

/** Allows every text to be emptied, but requires a name in at least one language. */
export function destinationEditRules(language: Language): Rules<DestinationValues> {
  const isNamed = ({ names }: DestinationValues) => LANGUAGES.some((one) => names[one].trim() !== '');
  return {
    schema: destinationEdit,
    request: editData,
    also: (values) => ({ [`names.${language}`]: isNamed(values) ? undefined : 'fieldErrors.noName' }),
  };
}

export const WORDING: Wording = {
  best_time: 'fieldErrors.bestTime',
  'entry_fee.local whole_number': 'fieldErrors.wholeNumber',
  'entry_fee.tourist whole_number': 'fieldErrors.wholeNumber',
  whole_number: 'fieldErrors.between',
};
