import { randomUUID } from 'node:crypto';
import { EMPTY_TEXT } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { TestimonialForm } from '@reefdesk/contracts/testimonials/requests';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import { photosAfter, requireRoom, selectPhotos } from './kept-photos.ts';
import { requireOneWholeLanguage, requireProfilePicture } from './showable.ts';
import type { TestimonialContent } from './testimonial.schema.ts';

type GivenTexts = Pick<TestimonialForm, 'name' | 'role' | 'quote' | 'location'>;

export interface StoredFiles {
  profile: StoredImage | null;
  photos: readonly StoredImage[];
}

/** Applies the edit to the current content. */
export type Edit = (current: TestimonialContent, stored: StoredFiles) => TestimonialContent;

export const NOTHING_YET: TestimonialContent = {
  name: EMPTY_TEXT,
  role: EMPTY_TEXT,
  quote: EMPTY_TEXT,
  location: EMPTY_TEXT,
  rating: LIMITS.ratingMax,
  packageSlug: null,
  profile: null,
  photos: [],
};

/** Validates the edit against the content that the admin saw, before any file is stored. */
export function planEdit(seen: TestimonialContent, form: TestimonialForm, files: { profile: unknown; photos: readonly unknown[] }): Edit {
  const { name, role, quote, location, rating, package_slug: slug, existingPhotos, ...rest } = form;
  nothingLeft(rest);
  const given = { name, role, quote, location };
  const photoEdit = selectPhotos(seen.photos, existingPhotos);
  requireRoom(seen.photos.length - photoEdit.removed.size + files.photos.length);
  requireOneWholeLanguage(textsAfter(seen, given));
  requireProfilePicture(seen.profile !== null || files.profile !== undefined);
  return (current, stored) => {
    const texts = textsAfter(current, given);
    requireOneWholeLanguage(texts);
    const added = stored.photos.map((image) => ({ id: randomUUID(), image }));
    return {
      ...texts,
      rating: rating ?? current.rating,
      packageSlug: slug === undefined ? (current.packageSlug ?? null) : slug || null,
      profile: stored.profile ?? current.profile,
      photos: photosAfter(current.photos, photoEdit, added),
    };
  };
}

/** Texts that the edit omits stay unchanged. */
function textsAfter({ name, role, quote, location }: TestimonialContent, given: GivenTexts) {
  return {
    name: { ...EMPTY_TEXT, ...name, ...given.name },
    role: { ...EMPTY_TEXT, ...role, ...given.role },
    quote: { ...EMPTY_TEXT, ...quote, ...given.quote },
    location: { ...EMPTY_TEXT, ...location, ...given.location },
  };
}
