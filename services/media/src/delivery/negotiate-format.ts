import type { StoredFormat } from '../images/image.schema.ts';

/**
 * Formats a client takes, best first. A browser names the new formats it knows, so AVIF is only sent to who names it;
 * a client that lists old image types but not WebP gets JPEG in spite of its catch-all; who lists nothing gets WebP.
 * `accepted` holds the media types of the Accept header without those of weight 0.
 */
export function acceptableFormats(accepted: readonly string[]): StoredFormat[] {
  const names = new Set(accepted.map((type) => type.toLowerCase()));
  const formats: StoredFormat[] = [];
  if (names.has('image/avif')) formats.push('avif');
  const listsOldTypes = names.has('image/png') || names.has('image/jpeg');
  const takesAnything = names.has('image/*') || names.has('*/*');
  if (names.has('image/webp') || (takesAnything && !listsOldTypes) || names.size === 0) formats.push('webp');
  return formats.includes('webp') ? formats : [...formats, 'jpeg'];
}
