import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryLock } from './file-lock.ts';
import { identityOf } from './process-identity.ts';

describe('tryLock', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-lock-'));
    file = join(folder, 'lock');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is held until it is released', () => {
    const first = tryLock(file);
    expect(tryLock(file)).toEqual({ heldBy: identityOf(process.pid) });
    if ('release' in first) first.release();
    expect(existsSync(file)).toBe(false);
    expect(tryLock(file)).toHaveProperty('release');
  });

  it.each([
    ['a process that ended', JSON.stringify({ pid: process.pid, startTime: 'long ago' })],
    ['a crash that left it empty', ''],
  ])('passes from %s', (_who, content) => {
    writeFileSync(file, content);
    expect(tryLock(file)).toHaveProperty('release');
    expect(readdirSync(folder)).toEqual(['lock']);
  });
});
