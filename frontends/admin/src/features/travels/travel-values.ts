import type { ContentStatus } from '@reefdesk/contracts/destinations/values';
import type { MissingField } from '@reefdesk/contracts/editing/endpoints';
import { LANGUAGES, type Language, type Localised, trimmedTexts } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { ruleError } from '@reefdesk/contracts/schema/check';
import { each } from '@reefdesk/contracts/schema/each';
import { isHidden, lackingTexts, newTravel, TRAVEL_FACT_NAMES, type TravelFact, travelEdit } from '@reefdesk/contracts/travels/requests';
import { OPTIONAL_TEXT_NAMES, type OptionalText } from '@reefdesk/contracts/travels/values';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { type Rules, typedNumber, typedRupiah, type Wording } from '@reefdesk/forms';
import { kindOfFact } from '@reefdesk/forms/facts';
import type { TravelData } from './travels.api.ts';

/** Form values of a travel, at the server's field paths. Facts are kept as typed, empty for none. */
export interface TravelValues extends Record<TravelFact, string>, Record<OptionalText, Localised> {
  names: Localised;
  categories: Localised;
  descriptions: Localised;
  duration: string;
  status: ContentStatus;
  mainImage: File | null;
}

export const TEXTS = ['names', 'categories', 'descriptions'] as const;
export type TravelText = (typeof TEXTS)[number];

export const TEXT_LIMITS: Readonly<Record<TravelText, number>> = {
  names: LIMITS.nameMaxLength,
  categories: LIMITS.categoryMaxLength,
  descriptions: LIMITS.descriptionMaxLength,
};

/** Returns a new object each time, because Formik treats an object that is used twice as one field. */
const empty = (): Localised => ({ en: '', id: '', cn: '' });

/** Initial values of a new travel (CONST-35, AADD-05). */
export const NEW_TRAVEL: TravelValues = {
  names: empty(),
  categories: empty(),
  descriptions: empty(),
  ...each(OPTIONAL_TEXT_NAMES, empty),
  duration: '1 day',
  status: 'active',
  ...typedFacts({}),
  mainImage: null,
};

export function valuesOf(travel: TravelDetailView): TravelValues {
  const { names, categories, descriptions, duration, status } = travel;
  const texts = { names, categories, descriptions, ...each(OPTIONAL_TEXT_NAMES, (name) => travel[name]) };
  return { ...texts, duration, status, ...typedFacts(travel), mainImage: null };
}

export function dataOf(values: TravelValues): TravelData {
  const { names, categories, descriptions, duration, status } = values;
  return {
    names: trimmedTexts(names),
    categories: trimmedTexts(categories),
    descriptions: trimmedTexts(descriptions),
    ...each(OPTIONAL_TEXT_NAMES, (name) => trimmedTexts(values[name])),
    duration,
    status,
    ...(each(TRAVEL_FACT_NAMES, (name) => typedFact(name, values[name])) as Pick<TravelData, TravelFact>),
  };
}

/** Returns the values as the server would store them, so that versions can be compared. */
export function canonical(values: TravelValues): TravelValues {
  const texts = Object.fromEntries([...TEXTS, ...OPTIONAL_TEXT_NAMES].map((name) => [name, trimmedTexts(values[name])]));
  return { ...values, ...texts, ...typedFacts(dataOf(values)) };
}

const TYPED = { number: typedNumber, rupiah: typedRupiah, choice: (chosen: string) => chosen || null };

/** Returns the request value of a fact. Invalid input is sent as typed, so that validation reports it. */
export function typedFact(name: TravelFact, typed: string): number | string | null {
  return TYPED[kindOfFact(name).kind](typed);
}

function typedFacts(facts: Partial<Record<TravelFact, number | string | null>>): Record<TravelFact, string> {
  return each(TRAVEL_FACT_NAMES, (name) => String(facts[name] ?? ''));
}

/** Returns the duration text for a number of days: `1 day`, `3 days` (AADD-04). Invalid input is returned as it is. */
export function durationOf(days: string): string {
  return days === '' ? '' : `${Number(days)} ${Number(days) === 1 ? 'day' : 'days'}`;
}

export function daysOf(duration: string): string {
  return /^-?[\d.]+/.exec(duration)?.[0] ?? '';
}

/** Requires a picture (VAL-14..18), unless the travel is hidden from visitors. */
export const NEW_TRAVEL_RULES: Rules<TravelValues> = {
  schema: newTravel,
  request: dataOf,
  also: ({ mainImage, ...values }) => ({
    ...lackingTexts(values, values.status),
    ...(!mainImage && !isHidden(values.status) && { mainImage: ruleError('image_required') }),
  }),
};

/** Requires every text in every language for a visible travel, and one complete language for a hidden one (VAL-19, VAL-20). */
export const TRAVEL_EDIT_RULES: Rules<TravelValues> = {
  schema: travelEdit,
  request: dataOf,
  also: (values) => lackingTexts(values, values.status),
};

/** Returns the fields that a travel lacks when an edit makes it visible; empty for other edits. */
export function missingToShow(travel: TravelDetailView, { mainImage, ...values }: TravelValues): MissingField[] {
  if (isHidden(values.status) || !isHidden(travel.status)) return [];
  const texts = Object.keys(lackingTexts(values, values.status)).map((path) => {
    const [field = '', language] = path.split('.');
    return { field, language: language as Language };
  });
  const others = { mainImage: mainImage !== null || travel.image_meta !== null, itinerary: travel.destinations.length > 0 };
  const isLackedIn = (language: Language) => travel.destinations.some(({ comments }) => !comments[language].trim());
  const comments = LANGUAGES.filter(isLackedIn).map((language) => ({ field: 'itinerary', language }));
  return [...texts, ...comments, ...Object.entries(others).flatMap(([field, isThere]) => (isThere ? [] : [{ field }]))];
}

export const TRAVEL_WORDING: Wording = { mainImage: 'errors.picture' };
