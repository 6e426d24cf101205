import type { Brand } from '@reefdesk/contracts/site/brand';
import { brandFile } from '@reefdesk/contracts/site/brand-schema';
import { EnvironmentError } from '@reefdesk/service-kit/env';
import { readJsonFile } from '@reefdesk/service-kit/json-file';

/** Injection token of the site that letters speak for. */
export const SITE = Symbol('SITE');

const OF_LETTERS = ['name', 'shortName', 'tagline', 'phone', 'phoneDisplay', 'whatsapp', 'email', 'contacts', 'address'] as const;

/** The operator as letters show it, with the contacts for the readers of each language. */
export type SiteBrand = Pick<Brand, (typeof OF_LETTERS)[number]>;

export interface Site {
  brand: SiteBrand;
  /** Where links in letters lead: `https://www.example.com`. */
  origin: string;
}

/** The operator as letters show it; the gateway looks at the whole file. A faulty one stops the service at boot. */
export function readSiteBrand(file: string): SiteBrand {
  return readJsonFile('BRAND_FILE', file, brandFile.pick([...OF_LETTERS]));
}

/** What the operator is called. */
export function namesOf({ name, shortName }: Pick<Brand, 'name' | 'shortName'>): string[] {
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
