import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Whether the demo content is fully in: `running` means a seeding was cut short and goes on. */
export type SeedState = 'none' | 'running' | 'done';

const FILE = 'seed-state.json';

export async function readSeedState(dataDir: string): Promise<SeedState> {
  try {
    const { state } = JSON.parse(await readFile(path.join(dataDir, FILE), 'utf8')) as { state: SeedState };
    return state;
  } catch {
    return 'none';
  }
}

export async function writeSeedState(dataDir: string, state: SeedState): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, FILE);
  await writeFile(`${file}.new`, JSON.stringify({ state }));
  await rename(`${file}.new`, file);
}
