import type { MissingPart } from '@reefdesk/contracts/drafts';
import { LANGUAGES, type Localised } from '@reefdesk/contracts/languages';

type Texts = Readonly<Record<string, Partial<Localised> | null | undefined>>;

/** The languages that each of these texts lacks. */
export function missingTexts(texts: Texts): MissingPart[] {
  return Object.entries(texts).flatMap(([field, text]) => lacking(text).map((language) => ({ field, language })));
}

/** The same of texts that may be left out, but not in some languages alone. */
export function missingTranslations(texts: Texts): MissingPart[] {
  const begun = Object.entries(texts).filter(([, text]) => lacking(text).length < LANGUAGES.length);
  return missingTexts(Object.fromEntries(begun));
}

/** Fields without a language, by whether they are there. */
export function missingFields(present: Readonly<Record<string, boolean>>): MissingPart[] {
  return Object.entries(present).flatMap(([field, isThere]) => (isThere ? [] : [{ field }]));
}

function lacking(text: Partial<Localised> | null | undefined) {
  return LANGUAGES.filter((language) => !text?.[language]?.trim());
}
