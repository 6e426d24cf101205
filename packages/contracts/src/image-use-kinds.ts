/** Kinds of records that use library images; `kept` is a use that is not currently shown, such as by a record in the trash. */
export const IMAGE_USE_KINDS = ['packages', 'destinations', 'testimonials', 'slides', 'kept'] as const;
export type ImageUseKind = (typeof IMAGE_USE_KINDS)[number];
