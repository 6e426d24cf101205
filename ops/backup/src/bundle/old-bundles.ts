import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isBundleName } from './bundle-name.ts';
import { partialOf } from './new-bundle.ts';

/** Deletes the oldest of the backups that were named by their time. Returns their names. */
export async function removeOldBundles(parent: string, keep: number): Promise<string[]> {
  const bundles = (await readdir(parent)).filter(isBundleName).sort();
  const old = bundles.slice(0, Math.max(bundles.length - keep, 0));
  for (const name of old) {
    // Under another name first: a backup that is half deleted must not look like one.
    const folder = partialOf(join(parent, name));
    await rename(join(parent, name), folder);
    await rm(folder, { recursive: true, force: true });
  }
  return old;
}
