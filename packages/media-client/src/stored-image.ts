import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { imagePath } from '@reefdesk/contracts/images/values';

/** Snapshot of an image in a record, sufficient to show it. `widths` may be outdated; {@link ImageDirectory} has the current ones. */
export interface StoredImage {
  id: string;
  /** Size of the stored master in pixels. */
  width: number;
  height: number;
  /** `#rrggbb` */
  color: string;
  /** Tiny WebP as a `data:` URI. */
  preview: string;
  /** Pixels, ascending. */
  widths: number[];
}

export function storedImageOf({ id, width, height, color, preview, widths }: StoredImage): StoredImage {
  return { id, width, height, color, preview, widths: [...widths] };
}

export type KnownOfImage = Pick<ImageView, 'widths' | 'alt' | 'focal'>;

/** Without data from media, the view has the stored widths and no alternative text. */
export function imageViewOf(image: StoredImage, { widths, alt, focal }: KnownOfImage = image): ImageView {
  const { id, width, height, color, preview } = image;
  return { id, url: imagePath(id), width, height, color, preview, widths: [...widths], ...(alt && { alt }), ...(focal && { focal }) };
}
