import type { Brand } from '@reefdesk/contracts/site/brand';
import { brandFile } from '@reefdesk/contracts/site/brand-schema';
import { readJsonFile } from '@reefdesk/service-kit/json-file';

/** The operator as share cards show it. */
export type CardOperator = Pick<Brand, 'name' | 'tagline'>;

/** The gateway looks at the whole file; a file without the texts of the cards stops the service at boot. */
export function readOperator(file: string): CardOperator {
  return readJsonFile('BRAND_FILE', file, brandFile.pick(['name', 'tagline']));
}
