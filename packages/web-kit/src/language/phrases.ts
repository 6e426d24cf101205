import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';

type Params = Readonly<Record<string, string | number>>;

const stored = new Map<string, object>();
const shared = new Map<string, readonly string[]>();
const plurals = new Map<Language, Intl.PluralRules>();

const placeOf = (namespace: string, language: Language) => `${language}/${namespace}`;

/** Sets further namespaces in which missing keys are looked up. */
export function shareTexts(namespace: string, namespaces: readonly string[]): void {
  shared.set(namespace, namespaces);
}

export function sharedWith(namespace: string): readonly string[] {
  return shared.get(namespace) ?? [];
}

export function keepTexts(namespace: string, language: Language, texts: object): void {
  stored.set(placeOf(namespace, language), texts);
}

export function hasTexts(namespace: string, language: Language): boolean {
  return [namespace, ...sharedWith(namespace)].every((name) => stored.has(placeOf(name, language)));
}

/** Value at a dotted key path, in the plural form for `count`; undefined for an empty text. */
export function findText(namespace: string, language: Language, key: string, { count }: Params = {}): unknown {
  for (const name of [namespace, ...sharedWith(namespace)]) {
    const texts = stored.get(placeOf(name, language));
    const inPlural = typeof count === 'number' ? at(texts, `${key}_${pluralsOf(language).select(count)}`) : undefined;
    const found = inPlural ?? at(texts, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Like {@link findText}, with English as fallback (I18N-01). */
export function findTextOrEnglish(namespace: string, language: Language, key: string, params?: Params): unknown {
  return findText(namespace, language, key, params) ?? findText(namespace, DEFAULT_LANGUAGE, key, params);
}

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
