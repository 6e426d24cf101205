import { EMPTY_TEXT, LANGUAGES, type Localised, localise } from '@reefdesk/contracts/languages';

/** A stored text with all three languages; missing ones are empty. */
export function toLocalised(stored: Partial<Localised> | null | undefined): Localised {
  const text = { ...EMPTY_TEXT };
  for (const language of LANGUAGES) text[language] = stored?.[language] ?? '';
  return text;
}

/** The English text, or the next available language, for fields that hold one plain string. */
export function inEnglish(stored: Partial<Localised> | null | undefined): string {
  return localise(stored, 'en');
}
