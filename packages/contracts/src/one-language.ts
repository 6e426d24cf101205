import { LANGUAGES, type Language, localise } from './languages.ts';

const FLAT = /^(.+)_(en|id|cn)$/;

/**
 * Reduces each text of a view to the one language that a reader of `language` sees; the other languages stay as empty strings, so that
 * the shape does not change. Handles maps (`{en, id, cn}`) and flat fields (`name_en`). Texts that have at most `shortLength` characters in
 * each language stay in all of them.
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

/** True for an object with exactly the three languages as keys. */
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
