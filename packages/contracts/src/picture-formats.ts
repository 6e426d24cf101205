import type { RenditionFormat } from './limits.ts';

/** What a picture is sent as; `jpeg` only to who knows nothing newer. */
export type PictureFormat = RenditionFormat | 'jpeg';

/**
 * Formats a client takes, best first. A browser names the new formats it knows, so AVIF is only sent to who names it,
 * and who knows AVIF knows WebP; a client that lists old image types but not WebP gets JPEG in spite of its catch-all;
 * who lists nothing gets WebP. `accepted` holds the media types of the Accept header without those of weight 0.
 */
export function acceptableFormats(accepted: readonly string[]): PictureFormat[] {
  const names = new Set(accepted.map((type) => type.toLowerCase()));
  if (names.has('image/avif')) return ['avif', 'webp'];
  const listsOldTypes = names.has('image/png') || names.has('image/jpeg');
  const takesAnything = names.size === 0 || names.has('image/*') || names.has('*/*');
  return names.has('image/webp') || (takesAnything && !listsOldTypes) ? ['webp'] : ['jpeg'];
}
