import { LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { ContentStatus } from '@reefdesk/contracts/statuses';
import type { TravelDetailView } from '@reefdesk/contracts/travels';
import type { Text } from '@reefdesk/web-kit';
import { mixed, object, string } from 'yup';
import type { TravelData } from './travels.api.ts';

/** A package as its forms hold it. The paths are the server's, so that its faults find their fields. */
export interface TravelValues {
  names: Localised;
  categories: Localised;
  descriptions: Localised;
  duration: string;
  status: ContentStatus;
  /** As typed; empty for none. */
  price: string;
  /** A picture that was chosen and is not saved yet. */
  mainImage: File | null;
}

/** Texts by language. */
export const TEXTS = ['names', 'categories', 'descriptions'] as const;
export type TravelText = (typeof TEXTS)[number];

export const TEXT_LIMITS: Readonly<Record<TravelText, number>> = {
  names: LIMITS.nameMaxLength,
  categories: LIMITS.categoryMaxLength,
  descriptions: LIMITS.descriptionMaxLength,
};

/** A new one each time: formik takes one object in two places for one field. */
const empty = (): Localised => ({ en: '', id: '', cn: '' });

/** CONST-35, AADD-05. */
export const NEW_TRAVEL: TravelValues = {
  names: empty(),
  categories: empty(),
  descriptions: empty(),
  duration: '1 day',
  status: 'active',
  price: '',
  mainImage: null,
};

export function valuesOf(travel: TravelDetailView): TravelValues {
  const { names, categories, descriptions, duration, status, price } = travel;
  return { names, categories, descriptions, duration, status, price: price === undefined ? '' : String(price), mainImage: null };
}

export function dataOf({ names, categories, descriptions, duration, status, price }: TravelValues): TravelData {
  return {
    names: trimmed(names),
    categories: trimmed(categories),
    descriptions: trimmed(descriptions),
    duration,
    status,
    price: price.trim() === '' ? null : Number(digits(price)),
  };
}

/** As the server would store them, so that versions are compared by what they mean. */
export function canonical(values: TravelValues): TravelValues {
  const { price, ...data } = dataOf(values);
  return { ...values, ...data, price: price === null ? '' : String(price) };
}

function trimmed(texts: Localised): Localised {
  return { en: texts.en.trim(), id: texts.id.trim(), cn: texts.cn.trim() };
}

/** `1 day`, `3 days`, as the days input makes it (AADD-04); what is no number of days is kept for the rules to refuse. */
export function durationOf(days: string): string {
  return days === '' ? '' : `${Number(days)} ${Number(days) === 1 ? 'day' : 'days'}`;
}

export function daysOf(duration: string): string {
  return /^-?[\d.]+/.exec(duration)?.[0] ?? '';
}

/** Thousands may be grouped, as people write rupiah: 1.650.000. */
const WHOLE_RUPIAH = /^(\d+|\d{1,3}([.,\s]\d{3})+)$/;
const digits = (price: string) => price.replace(/\D/g, '');

/** The rules of both forms (VAL-14..20); a new package needs its picture as well. */
export function travelRules(text: Text, { isNew }: { isNew: boolean }) {
  const localised = (name: TravelText) =>
    object(
      Object.fromEntries(
        LANGUAGES.map((language) => {
          const field = text(`errors.fields.${name}`);
          const required = text('errors.required', { field, language: language.toUpperCase() });
          const tooLong = text('errors.tooLong', { max: TEXT_LIMITS[name] });
          return [language, string().trim().required(required).max(TEXT_LIMITS[name], tooLong)];
        }),
      ),
    );
  return object({
    names: localised('names'),
    categories: localised('categories'),
    descriptions: localised('descriptions'),
    duration: string()
      .default('')
      .matches(/^[1-9]\d{0,2} days?$/, text('errors.duration')),
    price: string()
      .trim()
      .test('price', text('errors.price', { max: LIMITS.priceMax }), (price = '') => price === '' || isPrice(price)),
    mainImage: isNew ? mixed().required(text('errors.picture')) : mixed().nullable(),
  });
}

function isPrice(price: string): boolean {
  return WHOLE_RUPIAH.test(price) && Number(digits(price)) <= LIMITS.priceMax;
}
