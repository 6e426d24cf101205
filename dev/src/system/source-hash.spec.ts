import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceHash } from './source-hash.ts';

describe('sourceHash', () => {
  let root: string;
  const write = (file: string, content: string) => writeFileSync(join(root, file), content);
  const hash = () => sourceHash(root, ['gateway', 'package-lock.json', 'not-there']);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'reefdesk-hash-'));
    for (const folder of ['gateway/src', 'gateway/dist', 'gateway/node_modules']) mkdirSync(join(root, folder), { recursive: true });
    write('gateway/src/main.ts', 'one');
    write('package-lock.json', '{}');
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('changes with the content of a source, with a new source and with the lock file', () => {
    const hashes = [hash()];
    write('gateway/src/main.ts', 'two');
    hashes.push(hash());
    write('gateway/src/routes.ts', '');
    hashes.push(hash());
    write('package-lock.json', '{ }');
    hashes.push(hash());
    expect(new Set(hashes).size).toBe(4);
  });

  it('does not change with build output, installed packages or tests', () => {
    const before = hash();
    write('gateway/dist/main.js', 'x');
    write('gateway/node_modules/x.js', 'x');
    write('gateway/src/main.spec.ts', 'x');
    expect(hash()).toBe(before);
  });
});
