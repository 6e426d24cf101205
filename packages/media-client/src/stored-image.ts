import { type ImageView, imagePath } from '@reefdesk/contracts/images';

/**
 * What an owner keeps of an image beside its own data: enough to show it without asking media.
 * `widths` is what existed when it was kept; {@link ImageDirectory} knows what exists now.
 */
export interface StoredImage {
  id: string;
  /** Pixels of the stored master. */
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

/** What media knows of an image beside it, and may change. */
export type KnownOfImage = Pick<ImageView, 'widths' | 'alt' | 'focal'>;

/** Without a word of media it is shown as it was kept: in the widths of then, without an alternative text of its own. */
export function imageViewOf(image: StoredImage, { widths, alt, focal }: KnownOfImage = image): ImageView {
  const { id, width, height, color, preview } = image;
  return { id, url: imagePath(id), width, height, color, preview, widths: [...widths], ...(alt && { alt }), ...(focal && { focal }) };
}
