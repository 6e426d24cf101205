import { type RenditionFormat, renditionWidths } from '@reefdesk/contracts/limits';
import type { ImageDocument, PendingWork } from '../images/image.schema.ts';

type Known = Pick<ImageDocument, 'width' | 'renditions'>;

/** Smallest missing width in a format; undefined if none is missing. */
export function nextWidth({ width, renditions }: Known, format: RenditionFormat): number | undefined {
  const made = new Set(renditions.filter((rendition) => rendition.format === format).map((rendition) => rendition.width));
  return renditionWidths(width).find((candidate) => !made.has(candidate));
}

/** WebP first, because `srcset` lists its widths; then AVIF. */
export function pendingAfter(image: Known): PendingWork {
  if (nextWidth(image, 'webp') !== undefined) return 'webp';
  return nextWidth(image, 'avif') === undefined ? 'none' : 'avif';
}
