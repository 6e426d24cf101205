import { LANGUAGES } from '@reefdesk/contracts/languages';

/** Schema definition of one text in the three languages; a missing translation is stored as an empty string. */
export function localisedField() {
  return Object.fromEntries(LANGUAGES.map((language) => [language, { type: String, default: '' }]));
}
