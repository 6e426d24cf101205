import { EMPTY_TEXT, LANGUAGES, type Language, type Localised, trimmedTexts } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { type TestimonialForm, testimonialForm } from '@reefdesk/contracts/requests/testimonials.requests';
import type { TestimonialPhotoView, TestimonialView } from '@reefdesk/contracts/testimonials';
import type { Rules } from '@reefdesk/forms';
import { appendPicture } from '@reefdesk/forms/uploads';

export const TEXTS = ['name', 'role', 'quote', 'location'] as const;
export type TextName = (typeof TEXTS)[number];

/** A photo that was chosen and is not sent yet. */
export interface PhotoDraft {
  key: string;
  file: File;
}

/** The form. */
export interface TestimonialValues extends Record<TextName, Localised> {
  rating: number;
  /** A picture that was chosen and not sent yet. */
  profile: File | null;
  /** Of the photos that the testimonial holds, those that stay. */
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

/** The list shows one value each: English, else Indonesian (ATST-05); Chinese before nothing at all. */
export function shownText(testimonial: TestimonialView, name: TextName): string {
  const { en, id, cn } = textOf(testimonial, name);
  return en || id || cn;
}

function isWhole(values: Record<TextName, Localised>, language: Language): boolean {
  return TEXTS.every((name) => values[name][language].trim() !== '');
}

/** Whether a language may stay as it is because another one is there in full. */
export function isSpare(values: TestimonialValues, language: Language): boolean {
  return LANGUAGES.some((other) => other !== language && isWhole(values, other));
}

/** VAL-36: one language in full, and a rating. */
export function canBeSaved(values: TestimonialValues): boolean {
  return values.rating > 0 && LANGUAGES.some((language) => isWhole(values, language));
}

export function isComplete(testimonial: TestimonialView): boolean {
  const { name, role, quote, location } = valuesOf(testimonial);
  return LANGUAGES.every((language) => isWhole({ name, role, quote, location }, language));
}

/** What both adding and editing send; new photos follow one by one (ATST-06). */
export function requestOf({ name, role, quote, location, rating, kept }: TestimonialValues): TestimonialForm {
  return {
    name: trimmedTexts(name),
    role: trimmedTexts(role),
    quote: trimmedTexts(quote),
    location: trimmedTexts(location),
    rating,
    existingPhotos: kept.map(({ id }) => id),
  };
}

/** The same as a form, with a profile picture that was chosen. */
export function formOf(values: TestimonialValues): FormData {
  const { rating, existingPhotos, ...texts } = requestOf(values);
  const form = new FormData();
  for (const name of TEXTS) for (const language of LANGUAGES) form.append(`${name}_${language}`, texts[name]?.[language] ?? '');
  form.append('rating', String(rating));
  form.append('existingPhotos', JSON.stringify(existingPhotos));
  if (values.profile) appendPicture(form, 'profile_image', values.profile);
  return form;
}

/** VAL-37: a profile picture is needed where there is none yet. */
export function testimonialRules(hasProfile: boolean): Rules<TestimonialValues> {
  return {
    schema: testimonialForm,
    request: requestOf,
    also: ({ profile }) => ({ profile: profile || hasProfile ? undefined : 'errors.profile' }),
  };
}

/** To one decimal (CONST-33); undefined where there is nothing to average. */
export function averageRating(testimonials: readonly TestimonialView[]): number | undefined {
  if (testimonials.length === 0) return undefined;
  return Math.round((testimonials.reduce((sum, { rating }) => sum + rating, 0) / testimonials.length) * 10) / 10;
}
