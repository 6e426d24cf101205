import { EMPTY_TEXT, LANGUAGES, type Language, type Localised, trimmedTexts } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { TestimonialPhotoView, TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { type TestimonialForm, testimonialForm } from '@reefdesk/contracts/testimonials/requests';
import type { Rules } from '@reefdesk/forms';
import { appendPicture } from '@reefdesk/forms/uploads';

export const TEXTS = ['name', 'role', 'quote', 'location'] as const;
export type TextName = (typeof TEXTS)[number];

/** A chosen photo that has not been sent. */
export interface PhotoDraft {
  key: string;
  file: File;
}

/** Values of the form. */
export interface TestimonialValues extends Record<TextName, Localised> {
  rating: number;
  /** A chosen profile picture that has not been sent. */
  profile: File | null;
  /** Stored photos that are kept. */
  kept: readonly TestimonialPhotoView[];
  drafts: readonly PhotoDraft[];
}

export const NEW_TESTIMONIAL: TestimonialValues = {
  name: EMPTY_TEXT,
  role: EMPTY_TEXT,
  quote: EMPTY_TEXT,
  location: EMPTY_TEXT,
  rating: LIMITS.ratingMax,
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
    profile: null,
    kept: testimonial.photos,
    drafts: [],
  };
}

/** Text for lists: English, else Indonesian (ATST-05), else Chinese. */
export function shownText(testimonial: TestimonialView, name: TextName): string {
  const { en, id, cn } = textOf(testimonial, name);
  return en || id || cn;
}

function isWhole(values: Record<TextName, Localised>, language: Language): boolean {
  return TEXTS.every((name) => values[name][language].trim() !== '');
}

/** True if a language may stay incomplete because another one is complete. */
export function isSpare(values: TestimonialValues, language: Language): boolean {
  return LANGUAGES.some((other) => other !== language && isWhole(values, other));
}

/** VAL-36: at least one complete language, and a rating. */
export function canBeSaved(values: TestimonialValues): boolean {
  return values.rating > 0 && LANGUAGES.some((language) => isWhole(values, language));
}

export function isComplete(testimonial: TestimonialView): boolean {
  const { name, role, quote, location } = valuesOf(testimonial);
  return LANGUAGES.every((language) => isWhole({ name, role, quote, location }, language));
}

/** Request body for adding and editing; new photos follow one by one (ATST-06). */
export function requestOf({ name, role, quote, location, rating, kept }: TestimonialValues): Required<TestimonialForm> {
  return {
    name: trimmedTexts(name),
    role: trimmedTexts(role),
    quote: trimmedTexts(quote),
    location: trimmedTexts(location),
    rating,
    existingPhotos: kept.map(({ id }) => id),
  };
}

/** The request as multipart form data, with the chosen profile picture. */
export function formOf(values: TestimonialValues): FormData {
  const { rating, existingPhotos, ...texts } = requestOf(values);
  const form = new FormData();
  for (const name of TEXTS) for (const language of LANGUAGES) form.append(`${name}_${language}`, texts[name]?.[language] ?? '');
  form.append('rating', String(rating));
  form.append('existingPhotos', JSON.stringify(existingPhotos));
  if (values.profile) appendPicture(form, 'profile_image', values.profile);
  return form;
}

/** VAL-37: a profile picture is required if none is stored. */
export function testimonialRules(hasProfile: boolean): Rules<TestimonialValues> {
  return {
    schema: testimonialForm,
    request: requestOf,
    also: ({ profile }) => ({ profile: profile || hasProfile ? undefined : 'errors.profile' }),
  };
}

/** Rounded to one decimal (CONST-33); undefined for an empty list. */
export function averageRating(testimonials: readonly TestimonialView[]): number | undefined {
  if (testimonials.length === 0) return undefined;
  return Math.round((testimonials.reduce((sum, { rating }) => sum + rating, 0) / testimonials.length) * 10) / 10;
}
