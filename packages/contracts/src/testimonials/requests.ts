import { type InferType, mixed, object } from 'yup';
import { LIMITS } from '../limits.ts';
import { PAGE_FIELDS } from '../lists.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import { text, wholeNumber } from '../schema/fields.ts';
import { anyLanguages } from '../schema/localised.ts';

/** Far more photos than a testimonial has; longer input is invalid. */
const MAX_REFERENCES = 100;
const MAX_LENGTH = 2_000;

/** A photo of the testimonial by its ID or URL (OR-31, OR-72). */
export type PhotoReference = string | { id?: string; url?: string };

const photoReferences = mixed((value: unknown): value is PhotoReference[] => isListOfReferences(value))
  .typeError(ruleError('photo_list'))
  .label('Existing photos')
  .meta({
    json: { type: 'string' },
    description: 'JSON array of the photos to keep, by ID or URL; all by default.',
  });

/** Fields for adding and editing. Omitted ones keep their values (OR-72). */
export const testimonialForm = object({
  name: anyLanguages('Name', LIMITS.nameMaxLength),
  role: anyLanguages('Role', LIMITS.nameMaxLength),
  quote: anyLanguages('Quote', LIMITS.commentMaxLength),
  location: anyLanguages('Location', LIMITS.locationMaxLength),
  rating: wholeNumber(LIMITS.ratingMin, LIMITS.ratingMax).label('Rating'),
  package_slug: text(LIMITS.nameMaxLength).label('Package').meta({ description: 'Slug of the package that it is about; empty for none.' }),
  existingPhotos: photoReferences,
});
export type TestimonialForm = InferType<typeof testimonialForm>;
export const TESTIMONIAL_FORM = {
  schema: testimonialForm,
  aliases: {
    name: { kind: 'texts', flat: 'name' },
    role: { kind: 'texts', flat: 'role' },
    quote: { kind: 'texts', flat: 'quote' },
    location: { kind: 'texts', flat: 'location' },
    existingPhotos: { kind: 'list' },
  },
} satisfies BodyShape<typeof testimonialForm>;

export const TESTIMONIAL_LIST_FIELDS = {
  ...PAGE_FIELDS,
  package: text(LIMITS.nameMaxLength).label('Package').meta({ description: 'Slug. Returns only testimonials about this package.' }),
};
export const testimonialListQuery = object(TESTIMONIAL_LIST_FIELDS);
export type TestimonialListQuery = InferType<typeof testimonialListQuery>;

function isListOfReferences(value: unknown): boolean {
  return Array.isArray(value) && value.length <= MAX_REFERENCES && value.every(isReference);
}

function isReference(value: unknown): boolean {
  if (isShortText(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const { id, url } = own(value);
  return (isShortText(id) || id === undefined) && (isShortText(url) || url === undefined) && (id !== undefined || url !== undefined);
}

function own(value: object): { id?: unknown; url?: unknown } {
  return Object.fromEntries(Object.entries(value));
}

function isShortText(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH;
}
