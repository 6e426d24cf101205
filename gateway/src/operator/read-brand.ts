import type { Brand } from '@reefdesk/contracts/site/brand';
import { brandFile } from '@reefdesk/contracts/site/brand-schema';
import { readJsonFile } from '@reefdesk/service-kit/json-file';

/** Injection token of the brand file's content: the operator's facts until the site's record is loaded. */
export const BRAND = Symbol('BRAND');

/** Reads the operator's brand file. Throws an error that lists all invalid fields, so the gateway does not start. */
export function readBrand(file: string): Brand {
  return readJsonFile('BRAND_FILE', file, brandFile);
}
