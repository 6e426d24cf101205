import { LANGUAGE_CODES, LANGUAGE_TAGS, type LanguageCode, toLanguage } from '@reefdesk/contracts/languages';

export interface LanguageName {
  code: LanguageCode;
  /** In its own language. */
  name: string;
  /** BCP 47. */
  tag: string;
}

const NAMES: Readonly<Record<LanguageCode, string>> = { EN: 'English', ID: 'Bahasa Indonesia', CN: '简体中文' };

export const LANGUAGE_NAMES: readonly LanguageName[] = LANGUAGE_CODES.map((code) => ({
  code,
  name: NAMES[code],
  tag: LANGUAGE_TAGS[toLanguage(code)],
}));
