import type { Brand } from '@reefdesk/contracts/site/brand';
import { brandFile } from '@reefdesk/contracts/site/brand-schema';
import { EnvironmentError } from '@reefdesk/service-kit/env';
import { readJsonFile } from '@reefdesk/service-kit/json-file';

export const SITE = Symbol('SITE');

const OF_EMAILS = ['name', 'shortName', 'tagline', 'phone', 'phoneDisplay', 'whatsapp', 'email', 'contacts', 'address'] as const;

export type SiteBrand = Pick<Brand, (typeof OF_EMAILS)[number]>;

export interface Site {
  brand: SiteBrand;
  /** Base address of links in emails: `https://www.example.com`. */
  origin: string;
}

/** Reads the fields that emails show. An invalid file stops the service at startup; the gateway validates the whole file. */
export function readSiteBrand(file: string): SiteBrand {
  return readJsonFile('BRAND_FILE', file, brandFile.pick([...OF_EMAILS]));
}

export function namesOf({ name, shortName }: Pick<Brand, 'name' | 'shortName'>): string[] {
  return [name, shortName].filter(isText);
}

/** The first of `PUBLIC_ORIGINS`. The request's host is not used, because an attacker could make emails link to another site. */
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
