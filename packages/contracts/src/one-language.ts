import { LANGUAGES, type Language, localise } from './languages.ts';

const FLAT = /^(.+)_(en|id|cn)$/;

/**
 * A view with each text as a reader of this language sees it, in the language in which it stands there, and no other: the places of the
 * others stay, empty, so that whoever reads three languages reads this as well. Maps (`{en, id, cn}`) and flat fields (`name_en`) alike.
 */
export function inOneLanguage<View>(view: View, language: Language): View {
  if (Array.isArray(view)) return view.map((item) => inOneLanguage(item, language)) as View;
  if (typeof view !== 'object' || view === null) return view;
  const fields = view as Readonly<Record<string, unknown>>;
  if (isText(fields)) return shownOnly(fields, language) as View;
  const entries = Object.entries(fields).map(([name, value]) => {
    const [, stem, own] = FLAT.exec(name) ?? [];
    const text = stem === undefined ? undefined : Object.fromEntries(LANGUAGES.map((each) => [each, fields[`${stem}_${each}`]]));
    return [name, text && own && isText(text) ? shownOnly(text, language)[own as Language] : inOneLanguage(value, language)];
  });
  return Object.fromEntries(entries) as View;
}

/** All three, and nothing else. */
function isText(fields: Readonly<Record<string, unknown>>): fields is Record<Language, string> {
  return Object.keys(fields).length === LANGUAGES.length && LANGUAGES.every((language) => typeof fields[language] === 'string');
}

function shownOnly(text: Record<Language, string>, language: Language): Record<Language, string> {
  const shown = localise(text, language);
  const stands = [language, ...LANGUAGES].find((each) => text[each] !== '' && text[each] === shown);
  return Object.fromEntries(LANGUAGES.map((each) => [each, each === stands ? shown : ''])) as Record<Language, string>;
}
