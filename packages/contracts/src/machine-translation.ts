import type { InferType } from 'yup';
import type { machineTranslationView, translatorView } from './views/machine-translation.views.ts';

export const TRANSLATOR_KINDS = ['libretranslate', 'deepl'] as const;
export type TranslatorKind = (typeof TRANSLATOR_KINDS)[number];

/** English is not a target: it is the source language of all translations. */
export const TARGET_LANGUAGES = ['id', 'cn'] as const;

export type TranslatorView = InferType<typeof translatorView>;
export type MachineTranslationView = InferType<typeof machineTranslationView>;
