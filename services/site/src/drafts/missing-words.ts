import type { MissingPart } from '@reefdesk/contracts/drafts';
import { missingTranslations } from '@reefdesk/service-kit/drafts/missing-texts';
import { textsIn } from '../record/record.texts.ts';

/** Texts that are there in some language and not in all, wherever they stand: `brand.hero.claims.1`. */
export function missingWords(value: unknown): MissingPart[] {
  return textsIn(value).flatMap(({ field, text }) => missingTranslations({ [field]: text }));
}
