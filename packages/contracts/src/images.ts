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

/** Wide enough for the card of a shared link. */
const SHARE_WIDTH = 1_280;

/** The picture that goes with a shared link: always a JPEG, which every program shows. Undefined while there is none. */
export function sharePictureOf(image: ImageView): { path: string; width: number; height: number } | undefined {
  const width = image.widths.find((candidate) => candidate >= SHARE_WIDTH) ?? image.widths.at(-1);
  if (width === undefined) return undefined;
  return { path: `${image.url}/${width}.jpg`, width, height: Math.round((width * image.height) / image.width) };
}

/** A `srcset` of what exists. */
export function imageSrcSet(image: Pick<ImageView, 'url' | 'widths'>): string {
  return image.widths.map((width) => `${image.url}/${width} ${width}w`).join(', ');
}
