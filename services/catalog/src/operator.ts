import { brandFile } from '@reefdesk/contracts/site/brand-schema';
import { readJsonFile } from '@reefdesk/service-kit/json-file';

/** The operator's time zone, of everything that the brand file says; one that is none stops the service at boot. */
export function readTimeZone(file: string): string {
  return readJsonFile('BRAND_FILE', file, brandFile.pick(['timeZone'])).timeZone;
}
