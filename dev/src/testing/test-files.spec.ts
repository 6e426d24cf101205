import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allTestFiles, chooseFiles } from './test-files.ts';

const TESTS = [
  'e2e/journeys/travel.e2e.ts',
  'gateway/src/env.spec.ts',
  'gateway/test/fuzz.int-spec.ts',
  'gateway/test/life.int-spec.ts',
  'shell/src/app.spec.tsx',
];
const OTHERS = ['gateway/src/env.ts', 'gateway/dist/env.spec.ts', 'node_modules/jest/jest.spec.ts', 'README.md'];

describe('test files for arguments', () => {
  let root: string;

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'reefdesk-words-'));
    for (const file of [...TESTS, ...OTHERS]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), '');
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const choose = (words: string[], folder = root) => chooseFiles(words, { root, folder, hint: 'There are: unit.' });

  it('are those of the repository, without build output and packages', () => {
    expect(allTestFiles(root)).toEqual(TESTS);
  });

  it.each([
    ['a file', ['gateway/test/life.int-spec.ts'], ['gateway/test/life.int-spec.ts']],
    ['a folder', ['gateway/test'], ['gateway/test/fuzz.int-spec.ts', 'gateway/test/life.int-spec.ts']],
    ['a folder with a slash', ['gateway/src/'], ['gateway/src/env.spec.ts']],
    ['a part of a name', ['travel'], ['e2e/journeys/travel.e2e.ts']],
    ['several, each once', ['fuzz', 'gateway/test'], ['gateway/test/fuzz.int-spec.ts', 'gateway/test/life.int-spec.ts']],
  ])('are found by %s', (_what, words, tests) => {
    expect(choose(words)).toEqual({ tests, sources: [] });
  });

  it('are also searched in the working directory', () => {
    expect(choose(['test/life.int-spec.ts'], join(root, 'gateway')).tests).toEqual(['gateway/test/life.int-spec.ts']);
  });

  it('are selected by jest for a source file', () => {
    expect(choose(['gateway/src/env.ts'])).toEqual({ tests: [], sources: ['gateway/src/env.ts'] });
  });

  it('must exist', () => {
    expect(() => choose(['whale'])).toThrow('"whale" is in the path of no test. There are: unit.');
  });
});
