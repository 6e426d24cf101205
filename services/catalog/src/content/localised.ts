import { EMPTY_TEXT, LANGUAGES, type Localised, localise } from '@reefdesk/contracts/languages';

/** A stored text as views carry it: all three languages, missing ones empty. */
export function toLocalised(stored: Partial<Localised> | null | undefined): Localised {
  const text = { ...EMPTY_TEXT };
  for (const language of LANGUAGES) text[language] = stored?.[language] ?? '';
  return text;
}

/** The English text, or the nearest there is, where the contract wants one plain string. */
export function inEnglish(stored: Partial<Localised> | null | undefined): string {
  return localise(stored, 'en');
}
