import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'reefdesk-form-';
/** No form takes this long; what is older was left by a process that was killed. */
const LEFT_BEHIND_MS = 60 * 60_000;

let swept: Promise<void> | undefined;

/** A private folder for the files of one form. */
export async function makeFormFolder(): Promise<string> {
  swept ??= sweepLeftBehind().catch(() => undefined);
  await swept;
  return mkdtemp(join(tmpdir(), PREFIX));
}

export async function removeFormFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

async function sweepLeftBehind(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(tmpdir(), name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > LEFT_BEHIND_MS) await removeFormFolder(folder);
  }
}
