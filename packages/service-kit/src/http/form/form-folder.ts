import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'reefdesk-form-';
/** No form takes this long; what is older was left by a process that was killed. */
const LEFT_BEHIND_MS = 60 * 60_000;

let sweptAt = Number.NEGATIVE_INFINITY;

/** A private folder for the files of one form. */
export async function makeFormFolder(): Promise<string> {
  const now = performance.now();
  if (now - sweptAt > LEFT_BEHIND_MS) {
    sweptAt = now;
    // Nobody waits for it, and one that fails is made up for by the next.
    void sweepLeftBehind().catch(() => undefined);
  }
  return mkdtemp(join(tmpdir(), PREFIX));
}

/** Bytes that this process may still write to the disk of these folders. */
export async function freeFormBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(tmpdir());
  return bavail * bsize;
}

export async function removeFormFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Removes the folders of processes that were killed; any number of processes may do so at once. */
export async function sweepLeftBehind(now = Date.now()): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  await Promise.allSettled(names.map((name) => sweepFolder(join(tmpdir(), name), now)));
}

async function sweepFolder(folder: string, now: number): Promise<void> {
  const { mtimeMs } = await stat(folder);
  if (now - mtimeMs > LEFT_BEHIND_MS) await removeFormFolder(folder);
}
