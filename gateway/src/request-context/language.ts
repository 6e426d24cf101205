import { DEFAULT_LANGUAGE, type Language, parseLanguage } from '@reefdesk/contracts/languages';

export interface LanguageHints {
  /** `?lang=` */
  query: string | null | undefined;
  /** The saved choice. */
  cookie: string | undefined;
  /** Languages of `Accept-Language`, best first. */
  accepted: readonly string[];
}

/** The language of a visit: asked for, else saved, else the browser's best match, else EN. */
export function languageOf({ query, cookie, accepted }: LanguageHints): Language {
  for (const hint of [query, cookie, ...accepted]) {
    const language = parseLanguage(hint);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}
