import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ERRORS } from '@reefdesk/contracts/errors/errors';
import { LANGUAGES } from '@reefdesk/contracts/languages';

const ROOT = path.resolve(__dirname, '../../../..');
const FILES = globSync('{frontends,packages}/*/src/**/locales/en/*.json', { cwd: ROOT });

/** Dotted key paths of texts; plural forms count once, because languages have different ones. */
function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix.replace(/_(zero|one|two|few|many|other)$/, '')];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, prefix ? `${prefix}.${key}` : key));
}

function emptyOf(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && value !== null && Object.values(value).some(emptyOf);
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

describe('texts of every namespace', () => {
  it.each(FILES)('exist in the three languages, none empty: %s (GEN-05)', (english) => {
    const keys = [...new Set(keysOf(read(english)))].sort();
    for (const language of LANGUAGES) {
      const file = english.replace('/locales/en/', `/locales/${language}/`);
      expect(existsSync(path.join(ROOT, file))).toBe(true);
      expect([...new Set(keysOf(read(file)))].sort()).toEqual(keys);
      expect(emptyOf(read(file))).toBe(false);
    }
  });

  it('has a text for every error code', () => {
    const errors = read('packages/web-kit/src/locales/en/errors.json') as Record<string, string>;
    expect(Object.keys(errors).sort()).toEqual([...Object.keys(ERRORS), 'unknown'].sort());
  });
});
