import type { RenditionFormat } from '../limits.ts';

export function imagePath(id: string): string {
  return `/media/${id}`;
}

/** A `srcset` of the existing widths. */
export function imageSrcSet(image: { url: string; widths: readonly number[] }): string {
  return image.widths.map((width) => `${image.url}/${width} ${width}w`).join(', ');
}

/** Kinds of records that use library images; `kept` is a use that is not currently shown, such as by a record in the trash. */
export const IMAGE_USE_KINDS = ['packages', 'destinations', 'testimonials', 'slides', 'kept'] as const;
export type ImageUseKind = (typeof IMAGE_USE_KINDS)[number];

/** Formats of served images; `jpeg` only for clients that support no newer one. */
export type PictureFormat = RenditionFormat | 'jpeg';

/**
 * Formats that a client accepts, best first. Browsers name the new formats they support, so AVIF is sent only to clients that name it,
 * and these support WebP, too. A client that lists old image types but not WebP gets JPEG in spite of its catch-all; a client that
 * lists nothing gets WebP. `accepted` holds the media types of the Accept header without those of weight 0.
 */
export function acceptableFormats(accepted: readonly string[]): PictureFormat[] {
  const names = new Set(accepted.map((type) => type.toLowerCase()));
  if (names.has('image/avif')) return ['avif', 'webp'];
  const listsOldTypes = names.has('image/png') || names.has('image/jpeg');
  const takesAnything = names.size === 0 || names.has('image/*') || names.has('*/*');
  return names.has('image/webp') || (takesAnything && !listsOldTypes) ? ['webp'] : ['jpeg'];
}
