import { type FieldFault, fieldError, fieldFault } from '@reefdesk/contracts/faults';
import { imagePath } from '@reefdesk/contracts/images';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { PhotoReference } from '@reefdesk/contracts/requests/testimonials.requests';
import { fault } from '@reefdesk/contracts/schema/fault';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { faultsByField, refusedFields } from '@reefdesk/service-kit/errors/refused-fields';
import type { TestimonialPhoto } from './testimonial.schema.ts';

/** What an edit does to the photos a testimonial holds; see {@link photosAfter}. */
export interface PhotoEdit {
  /** Ids of the photos that stay, in their new order; null keeps all as they are. */
  kept: readonly string[] | null;
  /** Ids that the edit takes away: held when it began, and not named. */
  removed: ReadonlySet<string>;
}

/** Selects among what is held, never anything else: an unknown reference is an error of its field. */
export function selectPhotos(held: readonly TestimonialPhoto[], references: readonly PhotoReference[] | undefined): PhotoEdit {
  if (!references) return { kept: null, removed: new Set() };
  const kept: string[] = [];
  const faults: Record<string, FieldFault> = {};
  for (const [at, reference] of references.entries()) {
    const matches = held.filter((photo) => refersTo(reference, photo));
    const photo = matches.find(({ id }) => !kept.includes(id)) ?? matches[0];
    if (!photo) faults[`existingPhotos.${at}`] = fieldFault(fault('unknown_photo'), '');
    else if (!kept.includes(photo.id)) kept.push(photo.id);
  }
  if (Object.keys(faults).length > 0) throw refusedFields(faults);
  return { kept, removed: new Set(held.map(({ id }) => id).filter((id) => !kept.includes(id))) };
}

/**
 * The edit on what is held now: photos that somebody else added meanwhile stay, ones that somebody else removed do not
 * come back, the new ones follow.
 */
export function photosAfter(
  held: readonly TestimonialPhoto[],
  { kept, removed }: PhotoEdit,
  added: readonly TestimonialPhoto[],
): TestimonialPhoto[] {
  const photos = [...stayingOf(held, kept ?? [], removed), ...added];
  requireRoom(photos.length);
  return photos;
}

/** What the photos will be, for looking at: those of the references that are held, in their order, and the new ones, however many. */
export function shownPhotos(
  held: readonly TestimonialPhoto[],
  references: readonly PhotoReference[] | undefined,
  added: readonly TestimonialPhoto[],
): TestimonialPhoto[] {
  const known = references?.filter((reference) => held.some((photo) => refersTo(reference, photo)));
  const { kept, removed } = selectPhotos(held, known);
  return [...stayingOf(held, kept ?? [], removed), ...added];
}

function stayingOf(held: readonly TestimonialPhoto[], kept: readonly string[], removed: ReadonlySet<string>): TestimonialPhoto[] {
  const staying = held.filter(({ id }) => !removed.has(id));
  const named = kept.flatMap((id) => staying.find((photo) => photo.id === id) ?? []);
  return [...named, ...staying.filter((photo) => !named.includes(photo))];
}

/** Throws when that many photos are more than a testimonial holds. */
export function requireRoom(photos: number): void {
  const max = LIMITS.testimonialPhotos;
  if (photos <= max) return;
  throw new AppError('image_limit_reached', { max }, { fields: faultsByField({ photos: fieldError('image_limit_reached', { max }) }) });
}

function refersTo(reference: PhotoReference, photo: TestimonialPhoto): boolean {
  if (typeof reference === 'string') return reference === photo.id || isAddressOf(reference, photo);
  return reference.id !== undefined ? reference.id === photo.id : reference.url !== undefined && isAddressOf(reference.url, photo);
}

/** With or without an origin: the client may have resolved it against its image base. */
function isAddressOf(url: string, { image }: TestimonialPhoto): boolean {
  const path = imagePath(image.id);
  return url === path || (URL.canParse(url) && new URL(url).pathname === path);
}
