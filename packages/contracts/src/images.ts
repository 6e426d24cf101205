import type { InferType } from 'yup';
import type { focalView, imageView } from './views/images.views.ts';

export type ImageView = InferType<typeof imageView>;
export type FocalPoint = InferType<typeof focalView>;

export function imagePath(id: string): string {
  return `/media/${id}`;
}

/** A `srcset` of the existing widths. */
export function imageSrcSet(image: Pick<ImageView, 'url' | 'widths'>): string {
  return image.widths.map((width) => `${image.url}/${width} ${width}w`).join(', ');
}
