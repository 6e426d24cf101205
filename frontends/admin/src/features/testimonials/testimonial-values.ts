import { EMPTY_TEXT, LANGUAGES, type Language, type Localised, trimmedTexts } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { TestimonialPhotoView, TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { type TestimonialForm, testimonialForm } from '@reefdesk/contracts/testimonials/requests';
import type { Rules } from '@reefdesk/forms';
import { appendPicture } from '@reefdesk/forms/uploads';

export const TEXTS = ['name', 'role', 'quote', 'location'] as const;
export type TextName = (typeof TEXTS)[number];

export interface PhotoDraft {
  key: string;
  file: File;
}

export interface TestimonialValues extends Record<TextName, Localised> {
  rating: number;
  /** Slug; empty for none. */
  package: string;
  profile: File | null;
  kept: readonly TestimonialPhotoView[];
  drafts: readonly PhotoDraft[];
}

export const NEW_TESTIMONIAL: TestimonialValues = {
  name: EMPTY_TEXT,
  role: EMPTY_TEXT,
  quote: EMPTY_TEXT,
  location: EMPTY_TEXT,
  rating: LIMITS.ratingMax,
  package: '',
  profile: null,
  kept: [],
  drafts: [],
};

export function textOf(testimonial: TestimonialView, name: TextName): Localised {
  return { en: testimonial[`${name}_en`], id: testimonial[`${name}_id`], cn: testimonial[`${name}_cn`] };
}

export function valuesOf(testimonial: TestimonialView): TestimonialValues {
  return {
    name: textOf(testimonial, 'name'),
    role: textOf(testimonial, 'role'),
    quote: textOf(testimonial, 'quote'),
    location: textOf(testimonial, 'location'),
    rating: testimonial.rating,
    package: testimonial.package_slug ?? '',
    profile: null,
    kept: testimonial.photos,
    drafts: [],
  };
}

/** Returns the text for lists: English, else Indonesian (ATST-05), else Chinese. */
export function shownText(testimonial: TestimonialView, name: TextName): string {
  const { en, id, cn } = textOf(testimonial, name);
  return en || id || cn;
}

function isWhole(values: Record<TextName, Localised>, language: Language): boolean {
  return TEXTS.every((name) => values[name][language].trim() !== '');
}

/** True if the language may stay incomplete because another one is complete. */
export function isSpare(values: TestimonialValues, language: Language): boolean {
  return LANGUAGES.some((other) => other !== language && isWhole(values, other));
}

/** Requires a rating and at least one complete language (VAL-36). */
export function canBeSaved(values: TestimonialValues): boolean {
  return values.rating > 0 && LANGUAGES.some((language) => isWhole(values, language));
}

export function isComplete(testimonial: TestimonialView): boolean {
  const { name, role, quote, location } = valuesOf(testimonial);
  return LANGUAGES.every((language) => isWhole({ name, role, quote, location }, language));
}

/** Returns the request body of adding and editing. New photos follow one by one (ATST-06). */
export function requestOf({ name, role, quote, location, rating, package: slug, kept }: TestimonialValues): Required<TestimonialForm> {
  return {
    name: trimmedTexts(name),
    role: trimmedTexts(role),
    quote: trimmedTexts(quote),
    location: trimmedTexts(location),
    rating,
    package_slug: slug,
    existingPhotos: kept.map(({ id }) => id),
  };
}

export function formOf(values: TestimonialValues): FormData {
  const { rating, package_slug: slug, existingPhotos, ...texts } = requestOf(values);
  const form = new FormData();
  for (const name of TEXTS) for (const language of LANGUAGES) form.append(`${name}_${language}`, texts[name]?.[language] ?? '');
  form.append('rating', String(rating));
  form.append('package_slug', slug);
  form.append('existingPhotos', JSON.stringify(existingPhotos));
  if (values.profile) appendPicture(form, 'profile_image', values.profile);
  return form;
}

/** Requires a profile picture if none is stored (VAL-37). */
export function testimonialRules(hasProfile: boolean): Rules<TestimonialValues> {
  return {
    schema: testimonialForm,
    request: requestOf,
    also: ({ profile }) => ({ profile: profile || hasProfile ? undefined : 'errors.profile' }),
  };
}

/** Returns the average to one decimal (CONST-33), or undefined for an empty list. */
export function averageRating(testimonials: readonly TestimonialView[]): number | undefined {
  if (testimonials.length === 0) return undefined;
  return Math.round((testimonials.reduce((sum, { rating }) => sum + rating, 0) / testimonials.length) * 10) / 10;
}
