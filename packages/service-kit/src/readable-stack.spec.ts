import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { readableStack } from './readable-stack.ts';

describe('readableStack', () => {
  let folder: string;
  let bundle: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-stack-'));
    bundle = join(folder, 'main.js');
    // The error is in the third line of the source, and in the first line of the bundle.
    const source = 'interface Nothing {}\n\nexport const fail = (what: Nothing) => { throw new Error(String(what)); };\n';
    const { code, map } = transformSync(source, {
      ...{ filename: 'fail.ts', sourceMaps: true, minify: true, isModule: true, swcrc: false },
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    });
    writeFileSync(bundle, code);
    writeFileSync(`${bundle}.map`, map ?? '');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('replaces bundle locations by source locations, for paths and file URLs', () => {
    for (const place of [bundle, pathToFileURL(bundle).href]) {
      expect(readableStack(`Error: no\n    at fail (${place}:1:27)\n    at node:internal/one:2:3`)).toMatch(
        /^Error: no\n {4}at fail \(.*fail\.ts:3:\d+\)\n {4}at node:internal\/one:2:3$/,
      );
    }
  });

  it('leaves locations without a readable source map unchanged', () => {
    const unknown = `at fail (${join(folder, 'other.js')}:1:27)`;
    expect(readableStack(unknown)).toBe(unknown);
    writeFileSync(join(folder, 'broken.js.map'), '{"version":3');
    const broken = `at fail (${join(folder, 'broken.js')}:1:27)`;
    expect(readableStack(broken)).toBe(broken);
  });
});
