/** What is translated, and looked after on the board; in its order. */
export const TRANSLATED_KINDS = ['packages', 'destinations', 'testimonials', 'slides', 'site'] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

/** What a record may be in a language; `open` is missing or stale. */
export const TRANSLATION_STATUSES = ['open', 'missing', 'stale', 'complete'] as const;
export type TranslationStatus = (typeof TRANSLATION_STATUSES)[number];
