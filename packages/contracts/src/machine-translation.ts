import type { InferType } from 'yup';
import type { machineTranslationView, translatorView } from './views/machine-translation.views.ts';

export const TRANSLATOR_KINDS = ['libretranslate', 'deepl'] as const;
export type TranslatorKind = (typeof TRANSLATOR_KINDS)[number];

/** Into English nothing is translated: it is what translations are made of. */
export const TARGET_LANGUAGES = ['id', 'cn'] as const;

export type TranslatorView = InferType<typeof translatorView>;
export type MachineTranslationView = InferType<typeof machineTranslationView>;
