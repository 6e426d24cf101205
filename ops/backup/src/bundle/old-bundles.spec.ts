import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { bundleName } from './bundle-name.ts';
import { removeOldBundles } from './old-bundles.ts';

describe('removeOldBundles', () => {
  let parent: string;
  const days = [1, 2, 3, 10].map((day) => bundleName(new Date(Date.UTC(2026, 4, day))));
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'reefdesk-old-'));
    for (const name of [...days].reverse()) mkdirSync(join(parent, name, 'objects'), { recursive: true });
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  it('keeps the newest backups and everything with another name', async () => {
    for (const name of ['before-the-move', '.one.partial-01234567']) mkdirSync(join(parent, name));
    expect(await removeOldBundles(parent, 2)).toEqual(days.slice(0, 2));
    expect(readdirSync(parent).sort()).toEqual(['.one.partial-01234567', 'before-the-move', ...days.slice(2)].sort());
  });

  it('deletes nothing while there are not more backups', async () => {
    expect(await removeOldBundles(parent, 4)).toEqual([]);
    expect(readdirSync(parent)).toHaveLength(4);
  });
});
