import { access, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makeFormFolder, removeFormFolder, sweepLeftBehind } from './form-folder.ts';

const HOUR_MS = 60 * 60_000;

describe('form folders', () => {
  let old: string;
  let other: string;
  const isThere = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );

  beforeEach(async () => {
    old = await mkdtemp(join(tmpdir(), 'reefdesk-form-'));
    await mkdir(join(old, 'deep'));
    await writeFile(join(old, 'deep', 'photo'), 'x');
    other = await mkdtemp(join(tmpdir(), 'form-folder-spec-'));
    const longAgo = new Date(Date.now() - 2 * HOUR_MS);
    for (const folder of [old, other]) await utimes(folder, longAgo, longAgo);
  });
  afterEach(async () => {
    for (const folder of [old, other]) await rm(folder, { recursive: true, force: true });
  });

  it('removes folders that a killed process left behind, even if several sweeps run at once', async () => {
    const young = await makeFormFolder();
    await Promise.all([sweepLeftBehind(), sweepLeftBehind(), sweepLeftBehind()]);
    expect([await isThere(old), await isThere(young), await isThere(other)]).toEqual([false, true, true]);
    await sweepLeftBehind(Date.now() + 2 * HOUR_MS);
    expect([await isThere(young), await isThere(other)]).toEqual([false, true]);
  });

  it('creates a private, empty folder for each form', async () => {
    const [one, another] = [await makeFormFolder(), await makeFormFolder()];
    expect(one).not.toBe(another);
    await removeFormFolder(one);
    await removeFormFolder(one);
    expect([await isThere(one), await isThere(another)]).toEqual([false, true]);
    await removeFormFolder(another);
  });
});
