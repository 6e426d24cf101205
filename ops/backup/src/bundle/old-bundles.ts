import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isBundleName } from './bundle-name.ts';
import { partialOf } from './new-bundle.ts';

/** Deletes the oldest backups that are named by their time. Returns their names. */
export async function removeOldBundles(parent: string, keep: number): Promise<string[]> {
  const bundles = (await readdir(parent)).filter(isBundleName).sort();
  const old = bundles.slice(0, Math.max(bundles.length - keep, 0));
  for (const name of old) {
    // Renamed first, because a partly deleted backup must not look like a backup.
    const folder = partialOf(join(parent, name));
    await rename(join(parent, name), folder);
    await rm(folder, { recursive: true, force: true });
  }
  return old;
}
