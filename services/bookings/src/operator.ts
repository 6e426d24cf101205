import type { Brand } from '@reefdesk/contracts/site/brand';
import { isTimeZone } from '@reefdesk/contracts/time/clock';
import type { LetterBrand } from '@reefdesk/mail/letters';
import { readLetterBrand } from '@reefdesk/mail/site';
import { EnvironmentError } from '@reefdesk/service-kit/env';

/**
 * What has to be known of the operator: whom letters speak for, by whose clock days begin (an IANA name, DEP-06), and the number whose
 * country phone numbers of guests are of where they name none.
 */
export type KnownOperator = LetterBrand & Pick<Brand, 'timeZone'> & Partial<Pick<Brand, 'phone' | 'whatsapp'>>;

/** What an empty system begins with; a file without a time zone stops the service at boot. */
export function readOperator(brandFile: string): KnownOperator {
  const brand: LetterBrand & { timeZone?: unknown } = readLetterBrand(brandFile);
  if (!isTimeZone(brand.timeZone)) throw new EnvironmentError(`Bad BRAND_FILE ${brandFile}: timeZone must be a time zone`);
  return { ...brand, timeZone: brand.timeZone };
}
