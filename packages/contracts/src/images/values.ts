import type { RenditionFormat } from '../limits.ts';

export function imagePath(id: string): string {
  return `/media/${id}`;
}

export function imageSrcSet(image: { url: string; widths: readonly number[] }): string {
  return image.widths.map((width) => `${image.url}/${width} ${width}w`).join(', ');
}

/** Kinds of records that use images; `kept` is a use that is not currently shown, such as in the trash. */
export const IMAGE_USE_KINDS = ['packages', 'destinations', 'testimonials', 'slides', 'kept'] as const;
export type ImageUseKind = (typeof IMAGE_USE_KINDS)[number];

/** `jpeg` is only for clients that support no newer format. */
export type PictureFormat = RenditionFormat | 'jpeg';

/**
 * Returns the formats that a client accepts, best first. AVIF requires an explicit mention. Clients that list image types without WebP get
 * JPEG, those that list none get WebP. `accepted`: types with a weight above 0.
 */
export function acceptableFormats(accepted: readonly string[]): PictureFormat[] {
  const names = new Set(accepted.map((type) => type.toLowerCase()));
  if (names.has('image/avif')) return ['avif', 'webp'];
  const listsOldTypes = names.has('image/png') || names.has('image/jpeg');
  const takesAnything = names.size === 0 || names.has('image/*') || names.has('*/*');
  return names.has('image/webp') || (takesAnything && !listsOldTypes) ? ['webp'] : ['jpeg'];
}
