import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import { DIVE_LIMITS } from '@reefdesk/contracts/destinations/values';
import { EMPTY_TEXT, LANGUAGES, type Language, type Localised } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { each } from '@reefdesk/contracts/schema/each';
import type { SiteRecord } from '@reefdesk/contracts/site/values';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import type { TranslatedKind } from '@reefdesk/contracts/translations/values';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { getIn } from 'formik';

/** Form values: the translatable texts, at the paths of the edit endpoint. */
export type TranslatedValues = Readonly<Record<string, unknown>>;

export interface TextPlace {
  /** Field name in drafts and in the translation overview. */
  field: string;
  paths: Partial<Record<Language, string>>;
  max: number;
}

const { site, ...limits } = LIMITS;
const TRAVEL_TEXTS: Readonly<Record<string, number>> = {
  names: limits.nameMaxLength,
  categories: limits.categoryMaxLength,
  descriptions: limits.descriptionMaxLength,
  ...each(OPTIONAL_TEXT_NAMES, () => limits.inclusionsMaxLength),
};
const DESTINATION_TEXTS: Readonly<Record<string, number>> = {
  names: limits.nameMaxLength,
  categories: limits.categoryMaxLength,
  descriptions: limits.descriptionMaxLength,
};
const TESTIMONIAL_TEXTS: Readonly<Record<string, number>> = {
  name: limits.nameMaxLength,
  role: limits.nameMaxLength,
  quote: limits.commentMaxLength,
  location: limits.locationMaxLength,
};
const SLIDE_TEXTS: Readonly<Record<string, number>> = { image_title: limits.nameMaxLength, image_desc: limits.descriptionMaxLength };

/** Texts with one main value, usually English, and translations for the other two languages (EDT-13). */
const PLACE_TEXTS: readonly TextPlace[] = [
  { field: 'locations', paths: { en: 'location', ...beside('locations') }, max: limits.locationMaxLength },
  { field: 'opening_days', paths: { en: 'opening_hour.day', ...beside('opening_days') }, max: limits.openingDayMaxLength },
  { field: 'best_times', paths: { en: 'best_time', ...beside('best_times') }, max: limits.bestTimeMaxLength },
];

const SITE_LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/^pages\./, site.pageMaxLength],
  [/\.answer$/, site.answerMaxLength],
  [/^(brand\.(tagline|blurb|chat\.greeting|seo\.\w+\.description)|payment\.deposit)$/, site.textMaxLength],
];

export function valuesOf(kind: TranslatedKind, view: object): TranslatedValues {
  return VALUES[kind](view as never);
}

const VALUES: Readonly<Record<TranslatedKind, (view: never) => TranslatedValues>> = {
  packages: (view: TravelDetailView) =>
    chosen(TRAVEL_TEXTS, (name) => ({ ...EMPTY_TEXT, ...(Reflect.get(view, name) as Partial<Localised> | undefined) })),
  destinations: (view: DestinationView) => ({
    names: { ...EMPTY_TEXT, ...view.name },
    categories: { ...EMPTY_TEXT, ...view.category },
    descriptions: { ...EMPTY_TEXT, ...view.description },
    location: view.location ?? '',
    opening_hour: { day: view.opening_hour?.day ?? '' },
    best_time: view.best_time ?? '',
    ...Object.fromEntries(
      (['locations', 'opening_days', 'best_times'] as const).map((name) => [name, { id: view[name]?.id ?? '', cn: view[name]?.cn ?? '' }]),
    ),
    ...((view.dive?.life ?? []).length > 0 && { dive: view.dive }),
  }),
  testimonials: (view: TestimonialView) =>
    chosen(TESTIMONIAL_TEXTS, (name) => byLanguage((language) => textIn(view, `${name}_${language}`))),
  slides: (view: GalleryItemView) =>
    Object.fromEntries(
      Object.keys(SLIDE_TEXTS).flatMap((name) => LANGUAGES.map((language) => [`${name}_${language}`, textIn(view, `${name}_${language}`)])),
    ),
  site: ({ brand, questions, pages, payment }: SiteRecord) => ({ brand, questions, pages, payment }),
};

export function placesOf(kind: TranslatedKind, values: TranslatedValues): TextPlace[] {
  if (kind === 'packages') return plain(TRAVEL_TEXTS);
  if (kind === 'testimonials') return plain(TESTIMONIAL_TEXTS);
  if (kind === 'slides') {
    return Object.entries(SLIDE_TEXTS).map(([field, max]) => ({ field, paths: byLanguage((language) => `${field}_${language}`), max }));
  }
  if (kind === 'site') return textsIn(values).map((field) => placeAt(field, siteLength(field)));
  const life = (getIn(values, 'dive.life') ?? []) as readonly unknown[];
  return [
    ...plain(DESTINATION_TEXTS),
    ...PLACE_TEXTS,
    ...life.map((_, at) => placeAt(`dive.life.${at}.name`, DIVE_LIMITS.lifeNameMaxLength)),
  ];
}

/** Returns the source text of a translation: English if it is not empty, else another language. */
export function sourceOf(
  { paths }: TextPlace,
  values: TranslatedValues,
  target: Language,
): { language: Language; text: string } | undefined {
  return LANGUAGES.filter((language) => language !== target)
    .map((language) => ({ language, text: textAt(values, paths[language]) }))
    .find(({ text }) => text.trim() !== '');
}

export function textAt(values: TranslatedValues, path: string | undefined): string {
  return path ? String(getIn(values, path) ?? '') : '';
}

/** True if the text can be edited in this language. A main value without a language is not a translation. */
export function isTranslated({ paths }: TextPlace, language: Language): boolean {
  return /[._](en|id|cn)$/.test(paths[language] ?? '');
}

/** Converts a path of the validation rules, `brand.awards[0].text.cn`, to a form path, `brand.awards.0.text.cn`. */
export function placeOf(path: string): string {
  return path.replace(/\[(\d+)\]/g, '.$1');
}

function plain(texts: Readonly<Record<string, number>>): TextPlace[] {
  return Object.entries(texts).map(([field, max]) => placeAt(field, max));
}

export function placeAt(field: string, max: number): TextPlace {
  return { field, paths: byLanguage((language) => `${field}.${language}`), max };
}

function textsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (LANGUAGES.every((language) => typeof Reflect.get(value, language) === 'string')) return [path];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, path ? `${path}.${key}` : key));
}

function siteLength(field: string): number {
  return SITE_LENGTHS.find(([pattern]) => pattern.test(field))?.[1] ?? site.lineMaxLength;
}

function beside(field: string) {
  return { id: `${field}.id`, cn: `${field}.cn` };
}

function byLanguage(value: (language: Language) => string): Localised {
  return { en: value('en'), id: value('id'), cn: value('cn') };
}

function chosen(texts: object, value: (name: string) => object): TranslatedValues {
  return Object.fromEntries(Object.keys(texts).map((name) => [name, value(name)]));
}

function textIn(view: object, name: string): string {
  return String(Reflect.get(view, name) ?? '');
}
