/** What may show a picture of the library; `kept` is what holds one without showing it. */
export const IMAGE_USE_KINDS = ['packages', 'destinations', 'testimonials', 'slides', 'kept'] as const;
export type ImageUseKind = (typeof IMAGE_USE_KINDS)[number];
