import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reached } from './lock.ts';

interface Manifest {
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

/**
 * What a package says of its licence, as an SPDX expression as a rule; empty when it says nothing. The lock repeats only the form
 * of today; what is older is read where it is installed.
 */
export function licenceOf({ folder, locked }: Pick<Reached, 'folder' | 'locked'>, root: string): string {
  if (locked.license) return locked.license;
  const file = join(root, folder, 'package.json');
  // Whether an optional one is installed is up to the machine.
  if (locked.optional || !existsSync(file)) return '';
  const { license, licenses = [] } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const stated = typeof license === 'string' ? [license] : [license, ...licenses].flatMap((one) => one?.type ?? []);
  return stated.length > 1 ? `(${stated.join(' OR ')})` : (stated[0] ?? '');
}

/** Whether an SPDX expression can be met by these licences alone: every part of AND, one of OR. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const one = (): boolean => {
    const word = words[at++];
    if (word !== '(') return word !== undefined && word !== ')' && allowed.has(word);
    const inner = any();
    return words[at++] === ')' && inner;
  };
  const all = (): boolean => {
    let result = one();
    while (words[at] === 'AND') {
      at += 1;
      result = one() && result;
    }
    return result;
  };
  const any = (): boolean => {
    let result = all();
    while (words[at] === 'OR') {
      at += 1;
      result = all() || result;
    }
    return result;
  };
  const result = any();
  return result && at === words.length;
}
