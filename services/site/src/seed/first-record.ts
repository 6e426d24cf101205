import { brandFile } from '@reefdesk/contracts/site/brand-schema';
import { completeRetention, type SiteContent } from '@reefdesk/contracts/site/values';
import { readJsonFile } from '@reefdesk/service-kit/json-file';
import { PRIVACY } from './privacy.ts';
import { QUESTIONS } from './questions.ts';
import { SUPPORT } from './support.ts';
import { TERMS } from './terms.ts';

/**
 * What an empty system begins with (SET-02): the operator's file, and pages to go on from. Throws where the file holds what the
 * record could not.
 */
export function firstRecord(file: string): SiteContent {
  const brand = readJsonFile('BRAND_FILE', file, brandFile);
  return { brand, questions: QUESTIONS, pages: { privacy: PRIVACY, terms: TERMS, support: SUPPORT }, retention: completeRetention() };
}
