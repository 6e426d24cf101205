import type { Brand } from '@reefdesk/contracts/site/brand';
import { brandFile } from '@reefdesk/contracts/site/brand-schema';
import { readJsonFile } from '@reefdesk/service-kit/json-file';

export type CardOperator = Pick<Brand, 'name' | 'tagline'>;

/** A file without these texts stops the service at boot; the gateway checks the rest. */
export function readOperator(file: string): CardOperator {
  return readJsonFile('BRAND_FILE', file, brandFile.pick(['name', 'tagline']));
}
