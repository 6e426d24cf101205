/** The three languages of every text. `cn` is the product's own code for Simplified Chinese. */
export const LANGUAGES = ['en', 'id', 'cn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Codes that the interface shows and stores. Data and queries use the lowercase form. */
export const LANGUAGE_CODES = ['EN', 'ID', 'CN'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';
export const DEFAULT_LANGUAGE_CODE: LanguageCode = 'EN';

/** BCP 47 tags for `lang` attributes and `Intl`. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en', id: 'id', cn: 'zh-Hans' };

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', id: 'Bahasa Indonesia', cn: '简体中文' };

/** Cookie and storage key of the visitor's choice (OR-70). */
export const LANGUAGE_KEY = 'reefdesk_language';

/** Missing translations are empty strings. */
export type Localised = Readonly<Record<Language, string>>;

/** Parses any alias of a language, such as `EN`, `cn`, `zh-CN` or `in`. */
export function parseLanguage(value: unknown): Language | undefined {
  if (typeof value !== 'string') return undefined;
  const primary = value.trim().toLowerCase().split(/[-_]/)[0];
  if (primary === 'en') return 'en';
  if (primary === 'id' || primary === 'in') return 'id';
  if (primary === 'cn' || primary === 'zh') return 'cn';
  return undefined;
}

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

/** Uses the current language first, then en, id, cn (I18N-08, OR-81). */
export function localise(text: Partial<Localised> | null | undefined, language: Language): string {
  if (!text) return '';
  for (const key of [language, ...LANGUAGES]) {
    const value = text[key];
    if (value) return value;
  }
  return '';
}

const FLAT = /^(.+)_(en|id|cn)$/;

/**
 * Reduces each text, a map or flat fields (`name_en`), to the text shown in `language`. The shape is unchanged: other languages become
 * empty. Texts of at most `shortLength` characters keep all languages.
 */
export function inOneLanguage<View>(view: View, language: Language, shortLength = 0): View {
  if (Array.isArray(view)) return view.map((item) => inOneLanguage(item, language, shortLength)) as View;
  if (typeof view !== 'object' || view === null) return view;
  const fields = view as Readonly<Record<string, unknown>>;
  const reduced = (text: Record<Language, string>) => (isShort(text, shortLength) ? text : shownOnly(text, language));
  if (isText(fields)) return reduced(fields) as View;
  const entries = Object.entries(fields).map(([name, value]) => {
    const [, stem, own] = FLAT.exec(name) ?? [];
    const text = stem === undefined ? undefined : Object.fromEntries(LANGUAGES.map((each) => [each, fields[`${stem}_${each}`]]));
    return [name, text && own && isText(text) ? reduced(text)[own as Language] : inOneLanguage(value, language, shortLength)];
  });
  return Object.fromEntries(entries) as View;
}

function isText(fields: Readonly<Record<string, unknown>>): fields is Record<Language, string> {
  return Object.keys(fields).length === LANGUAGES.length && LANGUAGES.every((language) => typeof fields[language] === 'string');
}

function isShort(text: Record<Language, string>, length: number): boolean {
  return LANGUAGES.every((language) => text[language].length <= length);
}

function shownOnly(text: Record<Language, string>, language: Language): Record<Language, string> {
  const shown = localise(text, language);
  const stands = [language, ...LANGUAGES].find((each) => text[each] !== '' && text[each] === shown);
  return Object.fromEntries(LANGUAGES.map((each) => [each, each === stands ? shown : ''])) as Record<Language, string>;
}
