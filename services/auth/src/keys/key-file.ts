import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EnvironmentError } from '@reefdesk/service-kit/env';

/** Creates the file if it is missing. Each replica links a draft to the final name, which succeeds for one; all read that file. */
export async function readOrCreatePrivateFile(path: string, create: () => Promise<string>): Promise<string> {
  try {
    return (await readIfThere(path)) ?? (await createOnce(path, await create()));
  } catch (error) {
    throw new EnvironmentError(`AUTH_KEYS_FILE: ${(error as Error).message}`);
  }
}

async function createOnce(path: string, text: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    await writeDurably(draft, text);
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
