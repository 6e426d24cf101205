import type { InferType } from 'yup';
import { LANGUAGES, type Language, toLanguage } from './languages.ts';
import type { TranslationStatus } from './translation-words.ts';
import type { Actor } from './users.ts';
import type { translationCountsView, translationView } from './views/translations.views.ts';

export * from './translation-words.ts';

/** Translation status of one record in one language (EDT-07). */
export type TranslationView = InferType<typeof translationView>;
export type TranslationCounts = InferType<typeof translationCountsView>;

/** Languages that a user may work on: a translator's own languages, all languages for others. */
export function languagesOf({ position, languages }: Pick<Actor, 'position' | 'languages'>): readonly Language[] {
  if (position !== 'translator') return LANGUAGES;
  const own = new Set((languages ?? []).map((code) => toLanguage(code)));
  return LANGUAGES.filter((language) => own.has(language));
}

export function hasTranslationStatus({ missing, stale }: Pick<TranslationView, 'missing' | 'stale'>, status: TranslationStatus): boolean {
  const isOpen = missing.length + stale.length > 0;
  if (status === 'missing') return missing.length > 0;
  if (status === 'stale') return stale.length > 0;
  return isOpen === (status === 'open');
}
