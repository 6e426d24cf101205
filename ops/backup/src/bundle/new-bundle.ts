import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const PARTIAL = /^\..+\.partial-[0-9a-f]{8}$/;
const SIGN_OF_LIFE_MS = 60_000;
/** An unchanged partial folder of this age belongs to a killed process. */
const DEAD_AFTER_MS = 60 * 60_000;

/** Fills a temporary folder and renames it when it is complete, so that no partial backup has the final name. */
export async function makeBundle<Result>(target: string, fill: (folder: string) => Promise<Result>): Promise<Result> {
  const parent = dirname(target);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await mustBeFree(target);
  await removeDead(parent);
  const folder = partialOf(target);
  await mkdir(folder, { mode: 0o700 });
  const signsOfLife = setInterval(() => utimes(folder, new Date(), new Date()).catch(() => undefined), SIGN_OF_LIFE_MS);
  try {
    const result = await fill(folder);
    await sync(folder);
    await mustBeFree(target);
    await rename(folder, target);
    await sync(parent);
    return result;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    clearInterval(signsOfLife);
  }
}

/** Temporary name beside the target that is not a backup's name. */
export function partialOf(target: string): string {
  return join(dirname(target), `.${basename(target)}.partial-${randomBytes(4).toString('hex')}`);
}

async function mustBeFree(target: string): Promise<void> {
  const found = await stat(target).catch(() => undefined);
  if (found) throw new Error(`${target} is there already. A backup never replaces anything: choose another name.`);
}

async function removeDead(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!PARTIAL.test(name)) continue;
    const folder = join(parent, name);
    const found = await stat(folder).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > DEAD_AFTER_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** A new name is durable only after its folder is synced. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
