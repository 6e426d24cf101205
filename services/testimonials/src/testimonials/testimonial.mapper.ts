import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { imagePath } from '@reefdesk/contracts/images/values';
import { localise } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import type { TestimonialDocument } from './testimonial.schema.ts';

/** Flat texts per language (ENT-21, ENT-42); `date` repeats `createdAt` (OR-34). */
export function toTestimonialView(testimonial: TestimonialDocument, views: ReadonlyMap<string, ImageView>): TestimonialView {
  const { name, role, quote, location, profile } = testimonial;
  const createdAt = testimonial.createdAt.toISOString();
  const caption = `${localise(name, 'en')} diving experience`;
  return {
    testimonial_id: testimonial._id,
    name_en: name?.en ?? '',
    name_id: name?.id ?? '',
    name_cn: name?.cn ?? '',
    role_en: role?.en ?? '',
    role_id: role?.id ?? '',
    role_cn: role?.cn ?? '',
    quote_en: quote?.en ?? '',
    quote_id: quote?.id ?? '',
    quote_cn: quote?.cn ?? '',
    location_en: location?.en ?? '',
    location_id: location?.id ?? '',
    location_cn: location?.cn ?? '',
    profile_image: profile ? imagePath(profile.id) : '',
    profile_image_meta: profile ? (views.get(profile.id) ?? null) : null,
    rating: stars(testimonial.rating),
    package_slug: testimonial.packageSlug ?? null,
    photos: (testimonial.photos ?? []).map(({ id, image }) => ({
      id,
      url: imagePath(image.id),
      caption,
      meta: views.get(image.id) ?? null,
    })),
    createdAt,
    date: createdAt,
    version: testimonial.version,
  };
}

export function imagesOf({ profile, photos }: TestimonialDocument): StoredImage[] {
  return [...(profile ? [profile] : []), ...(photos ?? []).map(({ image }) => image)];
}

/** Whole stars within the scale; the maximum by default (CONST-33). */
function stars(rating: number | undefined): number {
  if (typeof rating !== 'number' || !Number.isFinite(rating)) return LIMITS.ratingMax;
  return Math.min(LIMITS.ratingMax, Math.max(LIMITS.ratingMin, Math.round(rating)));
}
