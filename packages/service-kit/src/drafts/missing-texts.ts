import type { MissingField } from '@reefdesk/contracts/editing/endpoints';
import { LANGUAGES, type Localised } from '@reefdesk/contracts/languages';

type Texts = Readonly<Record<string, Partial<Localised> | null | undefined>>;

export function missingTexts(texts: Texts): MissingField[] {
  return Object.entries(texts).flatMap(([field, text]) => lacking(text).map((language) => ({ field, language })));
}

/** Same as {@link missingTexts} for optional texts, which may be empty in all languages but not in some. */
export function missingTranslations(texts: Texts): MissingField[] {
  const begun = Object.entries(texts).filter(([, text]) => lacking(text).length < LANGUAGES.length);
  return missingTexts(Object.fromEntries(begun));
}

export function missingFields(present: Readonly<Record<string, boolean>>): MissingField[] {
  return Object.entries(present).flatMap(([field, isThere]) => (isThere ? [] : [{ field }]));
}

function lacking(text: Partial<Localised> | null | undefined) {
  return LANGUAGES.filter((language) => !text?.[language]?.trim());
}
