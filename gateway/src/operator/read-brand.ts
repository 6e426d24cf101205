import type { Brand } from '@reefdesk/contracts/site/brand';
import { brandFile } from '@reefdesk/contracts/site/brand-schema';
import { readJsonFile } from '@reefdesk/service-kit/json-file';

/** Injection token of the operator in the brand file, used until the site's record is loaded. */
export const BRAND = Symbol('BRAND');

/** Reads the operator's brand file. Stops the gateway at boot with all field errors if it is invalid. */
export function readBrand(file: string): Brand {
  return readJsonFile('BRAND_FILE', file, brandFile);
}
