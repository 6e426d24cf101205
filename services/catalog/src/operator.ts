import { brandFile } from '@reefdesk/contracts/site/brand-schema';
import { readJsonFile } from '@reefdesk/service-kit/json-file';

/** Reads only the time zone from the brand file; an invalid one stops the service at boot. */
export function readTimeZone(file: string): string {
  return readJsonFile('BRAND_FILE', file, brandFile.pick(['timeZone'])).timeZone;
}
