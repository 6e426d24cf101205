import { type FieldError, fieldError, toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { imagePath } from '@reefdesk/contracts/images/values';
import { LIMITS } from '@reefdesk/contracts/limits';
import { ruleError } from '@reefdesk/contracts/schema/check';
import type { PhotoReference } from '@reefdesk/contracts/testimonials/requests';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { fieldErrors, invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import type { TestimonialPhoto } from './testimonial.schema.ts';

export interface PhotoEdit {
  /** Ids of the remaining photos in their new order; null keeps all unchanged. */
  kept: readonly string[] | null;
  /** Ids of photos that existed when the edit began and that it does not reference. */
  removed: ReadonlySet<string>;
}

/** Throws a field error for an unknown reference. */
export function selectPhotos(held: readonly TestimonialPhoto[], references: readonly PhotoReference[] | undefined): PhotoEdit {
  if (!references) return { kept: null, removed: new Set() };
  const remaining: string[] = [];
  const errors: Record<string, FieldError> = {};
  for (const [at, reference] of references.entries()) {
    const matches = held.filter((photo) => refersTo(reference, photo));
    const photo = matches.find(({ id }) => !remaining.includes(id)) ?? matches[0];
    if (!photo) errors[`existingPhotos.${at}`] = toFieldError(ruleError('unknown_photo'), '');
    else if (!remaining.includes(photo.id)) remaining.push(photo.id);
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return { kept: remaining, removed: new Set(held.map(({ id }) => id).filter((id) => !remaining.includes(id))) };
}

/** Photos added by another user in the meantime stay, and removed ones do not return. New photos are added at the end. */
export function photosAfter(
  held: readonly TestimonialPhoto[],
  { kept, removed }: PhotoEdit,
  added: readonly TestimonialPhoto[],
): TestimonialPhoto[] {
  const photos = [...stayingOf(held, kept ?? [], removed), ...added];
  requireRoom(photos.length);
  return photos;
}

/** Preview of an edit: existing referenced photos, then the new ones. The limit is not checked. */
export function shownPhotos(
  held: readonly TestimonialPhoto[],
  references: readonly PhotoReference[] | undefined,
  added: readonly TestimonialPhoto[],
): TestimonialPhoto[] {
  const known = references?.filter((reference) => held.some((photo) => refersTo(reference, photo)));
  const { kept, removed } = selectPhotos(held, known);
  return [...stayingOf(held, kept ?? [], removed), ...added];
}

function stayingOf(held: readonly TestimonialPhoto[], remaining: readonly string[], removed: ReadonlySet<string>): TestimonialPhoto[] {
  const staying = held.filter(({ id }) => !removed.has(id));
  const named = remaining.flatMap((id) => staying.find((photo) => photo.id === id) ?? []);
  return [...named, ...staying.filter((photo) => !named.includes(photo))];
}

export function requireRoom(photos: number): void {
  const max = LIMITS.testimonialPhotos;
  if (photos <= max) return;
  throw new AppError('image_limit_reached', { max }, { fields: fieldErrors({ photos: fieldError('image_limit_reached', { max }) }) });
}

function refersTo(reference: PhotoReference, photo: TestimonialPhoto): boolean {
  if (typeof reference === 'string') return reference === photo.id || isAddressOf(reference, photo);
  return reference.id !== undefined ? reference.id === photo.id : reference.url !== undefined && isAddressOf(reference.url, photo);
}

/** Accepts URLs with or without an origin, because the client may have resolved them against its image base. */
function isAddressOf(url: string, { image }: TestimonialPhoto): boolean {
  const path = imagePath(image.id);
  return url === path || (URL.canParse(url) && new URL(url).pathname === path);
}
