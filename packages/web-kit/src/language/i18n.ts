import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';
import { createInstance, type i18n as I18n } from 'i18next';

/** i18next knows languages by their BCP 47 tags, so that plural rules are the right ones. */
export const i18n: I18n = createInstance({
  fallbackLng: LANGUAGE_TAGS[DEFAULT_LANGUAGE],
  load: 'currentOnly',
  interpolation: { escapeValue: false },
  returnNull: false,
  returnEmptyString: false,
  initAsync: false,
  resources: {},
  ns: [],
});
void i18n.init();

export function tagOf(language: Language): string {
  return LANGUAGE_TAGS[language];
}
