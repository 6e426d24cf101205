/** The three languages of every text. `cn` is the product's own code for Simplified Chinese. */
export const LANGUAGES = ['en', 'id', 'cn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The codes the interface shows and stores (EN, ID, CN); data and queries use the lowercase form. */
export const LANGUAGE_CODES = ['EN', 'ID', 'CN'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';
export const DEFAULT_LANGUAGE_CODE: LanguageCode = 'EN';

/** BCP 47 tags for `lang` attributes and `Intl`; `cn` never leaves the product as a language tag. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en', id: 'id', cn: 'zh-Hans' };

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', id: 'Bahasa Indonesia', cn: '简体中文' };

/** Browser key (cookie and storage) that holds the visitor's choice as EN, ID or CN (OR-70). */
export const LANGUAGE_KEY = 'reefdesk_language';

/** One text in the three languages. Missing translations are empty strings. */
export type Localised = Readonly<Record<Language, string>>;

/** Any spelling of a language (`EN`, `cn`, `zh-CN`, `in`) to ours; undefined when it is not one of the three. */
export function parseLanguage(value: unknown): Language | undefined {
  if (typeof value !== 'string') return undefined;
  const primary = value.trim().toLowerCase().split(/[-_]/)[0];
  if (primary === 'en') return 'en';
  if (primary === 'id' || primary === 'in') return 'id';
  if (primary === 'cn' || primary === 'zh') return 'cn';
  return undefined;
}

/** As {@link parseLanguage}, but an unknown language reads as EN (I18N-21). */
export function toLanguage(value: unknown): Language {
  return parseLanguage(value) ?? DEFAULT_LANGUAGE;
}

export function toLanguageCode(value: unknown): LanguageCode {
  return toLanguage(value).toUpperCase() as LanguageCode;
}

export const EMPTY_TEXT: Localised = { en: '', id: '', cn: '' };

export function trimmedTexts({ en, id, cn }: Localised): Localised {
  return { en: en.trim(), id: id.trim(), cn: cn.trim() };
}

/** The shown value: the current language first, then en, id, cn (I18N-08, OR-81). */
export function localise(text: Partial<Localised> | null | undefined, language: Language): string {
  if (!text) return '';
  for (const key of [language, ...LANGUAGES]) {
    const value = text[key];
    if (value) return value;
  }
  return '';
}
