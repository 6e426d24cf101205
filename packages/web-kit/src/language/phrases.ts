import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';

type Params = Readonly<Record<string, string | number>>;

const kept = new Map<string, object>();
const plurals = new Map<Language, Intl.PluralRules>();

const placeOf = (namespace: string, language: Language) => `${language}/${namespace}`;

export function keepTexts(namespace: string, language: Language, texts: object): void {
  kept.set(placeOf(namespace, language), texts);
}

export function hasTexts(namespace: string, language: Language): boolean {
  return kept.has(placeOf(namespace, language));
}

/** What stands at a dotted key path, in its plural where there is one for `count`; nothing for an empty text. */
export function findText(namespace: string, language: Language, key: string, { count }: Params = {}): unknown {
  const texts = kept.get(placeOf(namespace, language));
  const inPlural = typeof count === 'number' ? at(texts, `${key}_${pluralsOf(language).select(count)}`) : undefined;
  return inPlural ?? at(texts, key);
}

/** As {@link findText}, from English where the language lacks it (I18N-01). */
export function findTextOrEnglish(namespace: string, language: Language, key: string, params?: Params): unknown {
  return findText(namespace, language, key, params) ?? findText(namespace, DEFAULT_LANGUAGE, key, params);
}

/** With `{{name}}` from the params. */
export function filled(text: string, params: Params): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => String(params[name] ?? ''));
}

function at(texts: object | undefined, path: string): unknown {
  const found = path
    .split('.')
    .reduce<unknown>((place, part) => (isObject(place) && Object.hasOwn(place, part) ? place[part] : undefined), texts);
  return found === '' || found === null ? undefined : found;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function pluralsOf(language: Language): Intl.PluralRules {
  const rules = plurals.get(language) ?? new Intl.PluralRules(LANGUAGE_TAGS[language]);
  plurals.set(language, rules);
  return rules;
}
