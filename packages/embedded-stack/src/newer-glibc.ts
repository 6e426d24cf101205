import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, StackError } from './errors.ts';
import { findOnPath } from './paths.ts';
import { readOsRelease, unpackFromSuite } from './suite-packages.ts';

/** The first release of each distribution with glibc 2.38 or later. */
const FIRST_SUITE: Record<string, string> = { debian: 'trixie', ubuntu: 'noble' };
const PACKAGES = ['libc6', 'libstdc++6', 'libgcc-s1'];

export interface FetchOptions {
  /** Folders for unpacked libraries; the first writable one is used. */
  folders: string[];
  oldVersion: string;
  onProgress?: (what: string) => void;
}

/** Returns the root folder of an unpacked newer glibc, which apt-get fetches once without changing the system. */
export async function fetchNewerGlibc({ folders, oldVersion, onProgress }: FetchOptions): Promise<string> {
  const { id, codename } = readOsRelease();
  const suite = FIRST_SUITE[id];
  if (!suite || !findOnPath('apt-get') || !findOnPath('dpkg')) {
    throw new StackError(`glibc ${oldVersion} is older than 2.38, and a newer one can be fetched only on Debian or Ubuntu.`);
  }
  const name = `${suite}-${process.arch}`;
  const cached = folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
  if (cached) return cached;
  onProgress?.(`fetching the C library of ${id} ${suite} for the MongoDB engine (once)`);
  const parent = firstWritable(folders);
  const work = mkdtempSync(join(parent, '.fetching-'));
  try {
    await unpackFromSuite({ work, codename, suite, packages: PACKAGES });
    return keep(join(work, 'root'), join(parent, name));
  } catch (error) {
    throw new StackError(`glibc ${oldVersion} is older than 2.38, and a newer one could not be fetched: ${messageOf(error)}`, {
      cause: error,
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function firstWritable(folders: string[]): string {
  for (const folder of folders) {
    try {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
      return folder;
    } catch {
      // Try the next one.
    }
  }
  throw new StackError(`None of these folders can be written to: ${folders.join(', ')}`);
}

/** A concurrent start may have finished first: a folder gets its final name in one step, and the first one wins. */
function keep(from: string, to: string): string {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
  return to;
}
