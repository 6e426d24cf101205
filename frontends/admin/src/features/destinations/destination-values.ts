import { DEFAULTS } from '@reefdesk/contracts/defaults';
import type { DestinationView, EntryFee, OpeningHour } from '@reefdesk/contracts/destinations';
import { EMPTY_TEXT, LANGUAGES, type Language, type Localised } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { ContentStatus } from '@reefdesk/contracts/statuses';
import type { Text } from '@reefdesk/web-kit';
import { type ObjectShape, object, string } from 'yup';

/** What both forms hold, under the names that the server gives its fields. Fees as they are typed. */
export interface DestinationValues {
  names: Localised;
  categories: Localised;
  descriptions: Localised;
  location: string;
  best_time: string;
  opening_hour: OpeningHour;
  entry_fee: Record<keyof EntryFee, string>;
  status: ContentStatus;
}

/** The add form also holds two values that are not sent (ADADD-03, ADADD-04). */
export interface NewDestinationValues extends DestinationValues {
  visitDuration: string;
  averageVisitors: number;
}

/** The texts by language. */
export const TEXTS = ['names', 'categories', 'descriptions'] as const;

/** As they are stored (VAL-10); the screens show them in the reader's language. */
export const BEST_TIMES = {
  earlyMorning: 'Early Morning (6AM - 9AM)',
  morning: 'Morning (9AM - 12PM)',
  afternoon: 'Afternoon (12PM - 3PM)',
  lateAfternoon: 'Late Afternoon (3PM - 6PM)',
  evening: 'Evening (After 6PM)',
  anyTime: 'Any Time',
} as const;

export const NEW_DESTINATION: NewDestinationValues = {
  // Each its own: formik takes one object in two places for one field.
  names: { ...EMPTY_TEXT },
  categories: { ...EMPTY_TEXT },
  descriptions: { ...EMPTY_TEXT },
  location: '',
  best_time: '',
  opening_hour: { day: DEFAULTS.openingDay, open: DEFAULTS.openingTime, close: DEFAULTS.closingTime },
  entry_fee: { local: '0', tourist: '0' },
  status: 'active',
  visitDuration: DEFAULTS.visitDuration,
  averageVisitors: 0,
};

/** Name, category and description in all three languages. */
export function isComplete({ name, category, description }: DestinationView): boolean {
  return [name, category, description].every((texts) => LANGUAGES.every((language) => texts?.[language]?.trim()));
}

/** What is stored, for the edit form. Missing hours are empty, missing fees 0 (VAL-25, VAL-28, VAL-29). */
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
    status: view.status || 'active',
  };
}

/** `destinationData` of the add form (API-31). */
export function newDestinationData({ visitDuration: _, averageVisitors: __, ...values }: NewDestinationValues): object {
  return { ...values, entry_fee: feesOf(values) };
}

/** The body of the edit (API-32): every text is sent, an empty one as an empty string (VAL-26). */
export function editBody({ names, categories, descriptions, entry_fee, ...rest }: DestinationValues): object {
  return {
    ...flat('destination_name', names),
    ...flat('destination_category', categories),
    ...flat('destination_desc', descriptions),
    ...rest,
    entry_fee: feesOf({ entry_fee }),
  };
}

/** Whole rupiah; a blank fee is 0 (CONST-40). */
export function wholeFee(typed: string): number {
  return Number.parseInt(typed, 10) || 0;
}

function feesOf({ entry_fee: { local, tourist } }: Pick<DestinationValues, 'entry_fee'>): EntryFee {
  return { local: wholeFee(local), tourist: wholeFee(tourist) };
}

function flat(prefix: string, texts: Localised): Record<string, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [`${prefix}_${language}`, texts[language] ?? '']));
}

/** The rules of the add form: the three texts of the language on screen, where it is, and when to go (VAL-08..10). */
export function newDestinationSchema(text: Text, language: Language) {
  const code = language.toUpperCase();
  const needed = (field: string) =>
    object({
      [language]: string()
        .trim()
        .required(text(`faults.${field}`, { language: code })),
    });
  return object({
    ...sharedRules(text),
    names: needed('names'),
    categories: needed('categories'),
    descriptions: needed('descriptions'),
    location: string().trim().required(text('faults.location')),
    best_time: string().required(text('faults.bestTime')),
  });
}

/** The rules of the edit form: any text may be emptied, but a destination keeps a name. */
export function editedDestinationSchema(text: Text, language: Language) {
  return object({
    ...sharedRules(text),
    names: object({
      [language]: string().test('named', text('faults.noName'), (_, { parent }) =>
        LANGUAGES.some((one) => String((parent as Localised)[one] ?? '').trim() !== ''),
      ),
    }),
  });
}

function sharedRules(text: Text): ObjectShape {
  const fee = string()
    .trim()
    .matches(/^\d*$/, text('faults.wholeNumber'))
    .test('affordable', text('faults.feeTooHigh'), (typed = '') => wholeFee(typed) <= LIMITS.entryFeeMax);
  return { entry_fee: object({ local: fee, tourist: fee }) };
}
