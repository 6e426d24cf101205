import type { MissingPart } from '@reefdesk/contracts/editing/endpoints';
import { missingTranslations } from '@reefdesk/service-kit/drafts/missing-texts';
import { textsIn } from '../record/record.texts.ts';

/** Texts at any depth that lack some of the languages, but not all; fields are paths such as `brand.hero.claims.1`. */
export function missingWords(value: unknown): MissingPart[] {
  return textsIn(value).flatMap(({ field, text }) => missingTranslations({ [field]: text }));
}
