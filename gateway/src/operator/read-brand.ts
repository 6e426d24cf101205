import type { Brand } from '@reefdesk/contracts/site/brand';
import { brandFile } from '@reefdesk/contracts/site/brand-schema';
import { readJsonFile } from '@reefdesk/service-kit/json-file';

/** Injection token of the operator as the file has it: what the gateway goes on from until the site's record is heard. */
export const BRAND = Symbol('BRAND');

/** Reads the operator's brand file; a faulty one stops the gateway at boot and says what is wrong where. */
export function readBrand(file: string): Brand {
  return readJsonFile('BRAND_FILE', file, brandFile);
}
