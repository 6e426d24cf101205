import { DEFAULT_LANGUAGE, type Language, parseLanguage } from '@reefdesk/contracts/languages';

export interface LanguageHints {
  query: string | null | undefined;
  cookie: string | undefined;
  /** Languages of `Accept-Language`, best first. */
  accepted: readonly string[];
}

export function languageOf({ query, cookie, accepted }: LanguageHints): Language {
  for (const hint of [query, cookie, ...accepted]) {
    const language = parseLanguage(hint);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}
