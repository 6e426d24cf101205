import { fieldFault } from '@reefdesk/contracts/errors/field-errors';
import { check } from '@reefdesk/contracts/schema/check';
import { type Brand, type BrandFile, completeBrand } from '@reefdesk/contracts/site/brand';
import { brandRecord } from '@reefdesk/contracts/site/requests';
import { completeRetention, type SiteContent } from '@reefdesk/contracts/site/values';
import { EnvironmentError } from '@reefdesk/service-kit/env';
import { readJsonFile } from '@reefdesk/service-kit/json-file';
import { PRIVACY } from './privacy.ts';
import { QUESTIONS } from './questions.ts';
import { SUPPORT } from './support.ts';
import { TERMS } from './terms.ts';

/**
 * What an empty system begins with (SET-02): the operator's file, and pages to go on from. Throws where the file holds what the
 * record could not.
 */
export function firstRecord(brandFile: string): SiteContent {
  const file = readJsonFile('BRAND_FILE', brandFile);
  if (typeof file !== 'object' || file === null) throw new EnvironmentError(`Bad BRAND_FILE ${brandFile}: must be an object`);
  const checked = check(brandRecord, completeBrand(file as BrandFile));
  if (checked.faults !== undefined) {
    const said = Object.entries(checked.faults).map(([path, { label, ...fault }]) => `${path}: ${fieldFault(fault, label).text}`);
    throw new EnvironmentError(`Bad BRAND_FILE ${brandFile}: ${said.join('; ')}`);
  }
  const brand = checked.value as Brand;
  return { brand, questions: QUESTIONS, pages: { privacy: PRIVACY, terms: TERMS, support: SUPPORT }, retention: completeRetention() };
}
