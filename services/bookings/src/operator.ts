import type { Brand } from '@reefdesk/contracts/site/brand';
import { brandFile } from '@reefdesk/contracts/site/brand-schema';
import { readSiteBrand, type SiteBrand } from '@reefdesk/mail/site';
import { readJsonFile } from '@reefdesk/service-kit/json-file';

/**
 * What has to be known of the operator: whom letters speak for, by whose clock days begin (an IANA name, DEP-06), and the number whose
 * country phone numbers of guests are of where they name none.
 */
export type KnownOperator = SiteBrand & Pick<Brand, 'timeZone'>;

/** What an empty system begins with; a file without a time zone stops the service at boot. */
export function readOperator(file: string): KnownOperator {
  return { ...readSiteBrand(file), ...readJsonFile('BRAND_FILE', file, brandFile.pick(['timeZone'])) };
}
