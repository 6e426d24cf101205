import { LANGUAGES } from '@reefdesk/contracts/languages';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { EnvironmentError } from '@reefdesk/service-kit/env';
import { readJsonFile } from '@reefdesk/service-kit/json-file';

/** The operator as share cards show it. */
export type CardOperator = Pick<Brand, 'name' | 'tagline'>;

/** The gateway looks at the whole file; a file without the texts of the cards stops the service at boot. */
export function readOperator(brandFile: string): CardOperator {
  const { name, tagline } = (readJsonFile('BRAND_FILE', brandFile) ?? {}) as Partial<CardOperator>;
  if (typeof name !== 'string' || !tagline || LANGUAGES.some((language) => typeof tagline[language] !== 'string'))
    throw new EnvironmentError(`Bad BRAND_FILE ${brandFile}: name must be a text, and tagline one in each language`);
  return { name, tagline };
}
