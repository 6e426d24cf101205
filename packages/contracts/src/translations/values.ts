import type { Actor } from '../accounts/values.ts';
import { LANGUAGES, type Language, toLanguage } from '../languages.ts';

export const TRANSLATED_KINDS = ['packages', 'destinations', 'testimonials', 'slides', 'site'] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

/** `open` means missing or stale. */
export const TRANSLATION_STATUSES = ['open', 'missing', 'stale', 'complete'] as const;
export type TranslationStatus = (typeof TRANSLATION_STATUSES)[number];

/** A translator's own languages; all languages for others. */
export function languagesOf({ position, languages }: Pick<Actor, 'position' | 'languages'>): readonly Language[] {
  if (position !== 'translator') return LANGUAGES;
  const own = new Set((languages ?? []).map((code) => toLanguage(code)));
  return LANGUAGES.filter((language) => own.has(language));
}

/** `missing` and `stale` are fields without a translation and with an outdated one. */
export function hasTranslationStatus(
  { missing, stale }: { missing: readonly unknown[]; stale: readonly unknown[] },
  status: TranslationStatus,
): boolean {
  const isOpen = missing.length + stale.length > 0;
  if (status === 'missing') return missing.length > 0;
  if (status === 'stale') return stale.length > 0;
  return isOpen === (status === 'open');
}

export const TRANSLATOR_KINDS = ['libretranslate', 'deepl'] as const;
export type TranslatorKind = (typeof TRANSLATOR_KINDS)[number];

/** English is the source language of all translations. */
export const TARGET_LANGUAGES = ['id', 'cn'] as const;
