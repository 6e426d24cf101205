import type { InferType } from 'yup';
import type { imageView } from './views/images.views.ts';

export type ImageView = InferType<typeof imageView>;

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
