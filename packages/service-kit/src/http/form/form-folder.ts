import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'reefdesk-form-';
/** No form takes this long; an older folder was left by a killed process. */
const LEFT_BEHIND_MS = 60 * 60_000;

let sweptAt = Number.NEGATIVE_INFINITY;

export async function makeFormFolder(): Promise<string> {
  const now = performance.now();
  if (now - sweptAt > LEFT_BEHIND_MS) {
    sweptAt = now;
    // Not awaited; the next sweep makes up for a failed one.
    void sweepLeftBehind().catch(() => undefined);
  }
  return mkdtemp(join(tmpdir(), PREFIX));
}

export async function freeFormBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(tmpdir());
  return bavail * bsize;
}

export async function removeFormFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Removes the folders of killed processes. Several processes may sweep at once. */
export async function sweepLeftBehind(now = Date.now()): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  await Promise.allSettled(names.map((name) => sweepFolder(join(tmpdir(), name), now)));
}

async function sweepFolder(folder: string, now: number): Promise<void> {
  const { mtimeMs } = await stat(folder);
  if (now - mtimeMs > LEFT_BEHIND_MS) await removeFormFolder(folder);
}
