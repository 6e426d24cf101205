/** Translated kinds of records, in the order of the translation board. */
export const TRANSLATED_KINDS = ['packages', 'destinations', 'testimonials', 'slides', 'site'] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

/** Translation status of a record in one language; `open` means missing or stale. */
export const TRANSLATION_STATUSES = ['open', 'missing', 'stale', 'complete'] as const;
export type TranslationStatus = (typeof TRANSLATION_STATUSES)[number];
