export function imagePath(id: string): string {
  return `/media/${id}`;
}

/** A `srcset` of the existing widths. */
export function imageSrcSet(image: { url: string; widths: readonly number[] }): string {
  return image.widths.map((width) => `${image.url}/${width} ${width}w`).join(', ');
}

/** Kinds of records that use library images; `kept` is a use that is not currently shown, such as by a record in the trash. */
export const IMAGE_USE_KINDS = ['packages', 'destinations', 'testimonials', 'slides', 'kept'] as const;
export type ImageUseKind = (typeof IMAGE_USE_KINDS)[number];
