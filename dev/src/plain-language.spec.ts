import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(__dirname, '../..');

/** A comment that opens with a clause instead of a sentence or a noun phrase. */
const BARE_CLAUSE =
  /^\s*\{?(?:\/\*\*?|\/\/)\s*(?:\n\s*\*\s*)?(?:Of|That|Who|Whom|Whose|Whoever|Whether|Whatever|What|As|Without a word) /gm;

const DECLARED = /\b(?:const|let|function|class|interface|type|enum)\s+(\w+)/g;

/** Words that the field has other names for, such as mail worker, email, circuit breaker, fault proxy, alias and metric. */
const UNUSUAL = [
  'door',
  'doors',
  'ears',
  'entrance',
  'nonsense',
  'postman',
  'refusal',
  'shelf',
  'spelling',
  'spellings',
  'traveller',
  'workshop',
];

describe('the language of the code', () => {
  const files = globSync('{packages,services,frontends,gateway,ops,dev,e2e,demo,deploy,bench}/**/*.{ts,tsx,mjs,css}', {
    cwd: ROOT,
    exclude: (name) => ['node_modules', 'dist', '.cache', 'generated'].includes(basename(name)),
  });
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

  it('has comments that open with a sentence or a noun phrase, not with a bare clause', () => {
    expect(files.length).toBeGreaterThan(1000);
    const opens = (file: string) => read(file).match(BARE_CLAUSE) ?? [];
    expect(files.flatMap((file) => opens(file).map((comment) => `${file}: ${comment.trim()}`))).toEqual([]);
  });

  it('has no names of files and declarations in a private vocabulary', () => {
    const isUnusual = (name: string) => wordsIn(name).some((word) => UNUSUAL.includes(word));
    const named = (file: string) => [basename(file), ...[...read(file).matchAll(DECLARED)].map(([, name]) => name ?? '')];
    expect(
      files.flatMap((file) =>
        named(file)
          .filter(isUnusual)
          .map((name) => `${file}: ${name}`),
      ),
    ).toEqual([]);
  });
});

/** The words of a name in camelCase, UPPER_CASE or kebab-case, in lower case. */
function wordsIn(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}
