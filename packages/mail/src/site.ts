import { EnvironmentError } from '@reefdesk/service-kit/env';
import { readJsonFile } from '@reefdesk/service-kit/json-file';
import type { LetterBrand } from './letters/letter-words.ts';

/** Injection token of the site that letters speak for. */
export const SITE = Symbol('SITE');

export interface Site {
  brand: LetterBrand;
  /** Where links in letters lead: `https://www.example.com`. */
  origin: string;
}

/** The operator as letters show it; the gateway looks at the whole file. One without name or email stops the service at boot. */
export function readLetterBrand(brandFile: string): LetterBrand {
  const brand = readJsonFile('BRAND_FILE', brandFile) as Partial<LetterBrand> | null;
  if (!isText(brand?.name) || !isText(brand.email)) throw new EnvironmentError(`Bad BRAND_FILE ${brandFile}: name and email must be texts`);
  return brand as LetterBrand;
}

/** What the operator is called. */
export function namesOf({ name, shortName }: Partial<LetterBrand>): string[] {
  return [name, shortName].filter(isText);
}

/** The first of `PUBLIC_ORIGINS`; what a request names as its host is never believed, a stranger could send links to a place of his own. */
export function siteOrigin(publicOrigins: string): string {
  const [first = ''] = publicOrigins.split(',');
  if (first.trim() === '') return '';
  if (!URL.canParse(first) || !/^https?:$/.test(new URL(first).protocol)) {
    throw new EnvironmentError(`Bad environment. PUBLIC_ORIGINS: "${first.trim()}" is not an origin such as https://www.example.com`);
  }
  return new URL(first).origin;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
