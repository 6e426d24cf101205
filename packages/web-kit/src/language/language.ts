import {
  DEFAULT_LANGUAGE,
  LANGUAGE_KEY,
  LANGUAGE_TAGS,
  type Language,
  type LanguageCode,
  parseLanguage,
  toLanguage,
  toLanguageCode,
} from '@reefdesk/contracts/languages';
import { RUNTIME_CONFIG_ELEMENT_ID } from '@reefdesk/contracts/pages/rendering';
import { remember, remembered } from '../browser-memory.ts';

const ONE_YEAR_IN_SECONDS = 31_536_000;

/** The language of a server-rendered page; else `?lang=`, the saved choice, the browser's first supported language, or EN. */
export function detectLanguage(): Language {
  return (
    languageOfServer() ??
    languageOfAddress() ??
    parseLanguage(readCookie(LANGUAGE_KEY)) ??
    parseLanguage(remembered(LANGUAGE_KEY)) ??
    navigator.languages.map(parseLanguage).find(Boolean) ??
    DEFAULT_LANGUAGE
  );
}

/** `<html lang>` counts only if the gateway wrote its configuration into the page. */
function languageOfServer(): Language | undefined {
  return document.getElementById(RUNTIME_CONFIG_ELEMENT_ID) ? parseLanguage(document.documentElement.lang) : undefined;
}

export function languageOfAddress(search: string = location.search): Language | undefined {
  return parseLanguage(new URLSearchParams(search).get('lang'));
}

/** Saves the choice for the next visit and for the server (I18N-03, OR-70). */
export function saveLanguage(code: LanguageCode): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${LANGUAGE_KEY}=${code}; Path=/; Max-Age=${ONE_YEAR_IN_SECONDS}; SameSite=Lax${secure}`;
  remember(LANGUAGE_KEY, code);
}

export function markDocument(language: Language): void {
  document.documentElement.lang = LANGUAGE_TAGS[language];
}

export function currentLanguage(): Language {
  return toLanguage(document.documentElement.lang);
}

export function startLanguage(): { language: Language; code: LanguageCode } {
  const language = detectLanguage();
  const code = toLanguageCode(language);
  if (languageOfAddress()) saveLanguage(code);
  markDocument(language);
  return { language, code };
}

function readCookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
