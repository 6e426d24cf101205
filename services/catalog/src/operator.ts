import { isTimeZone } from '@reefdesk/contracts/time/clock';
import { EnvironmentError } from '@reefdesk/service-kit/env';
import { readJsonFile } from '@reefdesk/service-kit/json-file';

/** The operator's time zone, of everything that the brand file says; one that is none stops the service at boot. */
export function readTimeZone(brandFile: string): string {
  const brand = readJsonFile('BRAND_FILE', brandFile) as { timeZone?: unknown } | null;
  if (!isTimeZone(brand?.timeZone)) throw new EnvironmentError(`Bad BRAND_FILE ${brandFile}: timeZone must be a time zone`);
  return brand.timeZone;
}
