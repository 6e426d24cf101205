/**
 * What a client needs to show one image without a jump: address, size, colour and preview.
 * `url` is server-relative and content-addressed (`/media/{id}`); `{url}/{width}` exists for every entry of `widths`.
 */
export interface ImageView {
  id: string;
  url: string;
  /** Pixels of the stored master, orientation applied. */
  width: number;
  height: number;
  /** Dominant colour, `#rrggbb`. */
  color: string;
  /** Tiny blurred WebP as a `data:` URI, about 20 px wide. */
  preview: string;
  /** Widths in pixels, ascending, that can be asked for now. */
  widths: number[];
}

export function imagePath(id: string): string {
  return `/media/${id}`;
}

/** A `srcset` of what exists. */
export function imageSrcSet(image: Pick<ImageView, 'url' | 'widths'>): string {
  return image.widths.map((width) => `${image.url}/${width} ${width}w`).join(', ');
}
