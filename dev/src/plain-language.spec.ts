import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(__dirname, '../..');

/** A comment that opens with a clause instead of a sentence or a noun phrase. */
const BARE_CLAUSE =
  /^\s*\{?(?:\/\*\*?|\/\/)\s*(?:\n\s*\*\s*)?(?:Of|That|Who|Whom|Whose|Whoever|Whether|Whatever|What|As|Without a word) /gm;

describe('the language of the code', () => {
  const files = globSync('{packages,services,frontends,gateway,ops,dev,e2e,demo,deploy,bench}/**/*.{ts,tsx,mjs,css}', {
    cwd: ROOT,
    exclude: (name) => ['node_modules', 'dist', '.cache', 'generated'].includes(basename(name)),
  });

  it('has comments that open with a sentence or a noun phrase, not with a bare clause', () => {
    expect(files.length).toBeGreaterThan(1000);
    const opens = (file: string) => readFileSync(join(ROOT, file), 'utf8').match(BARE_CLAUSE) ?? [];
    expect(files.flatMap((file) => opens(file).map((comment) => `${file}: ${comment.trim()}`))).toEqual([]);
  });
});
