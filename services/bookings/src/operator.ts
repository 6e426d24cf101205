import type { Brand } from '@reefdesk/contracts/site/brand';
import { brandFile } from '@reefdesk/contracts/site/brand-schema';
import { readSiteBrand, type SiteBrand } from '@reefdesk/mail/site';
import { readJsonFile } from '@reefdesk/service-kit/json-file';

export type KnownOperator = SiteBrand & Pick<Brand, 'timeZone'>;

/** Initial values; a file without a time zone stops the service at boot. */
export function readOperator(file: string): KnownOperator {
  return { ...readSiteBrand(file), ...readJsonFile('BRAND_FILE', file, brandFile.pick(['timeZone'])) };
}
