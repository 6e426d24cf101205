import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LicenceRules } from './licences.ts';

/** The rules of the repository at ROOT. */
export function readRules(root: string): LicenceRules {
  return JSON.parse(readFileSync(join(root, 'dev/licences.json'), 'utf8')) as LicenceRules;
}
