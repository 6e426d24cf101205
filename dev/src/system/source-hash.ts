import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'coverage', '.cache', '.data']);

/** Hashes the content of files and folders (relative to ROOT); missing ones count as empty. */
export function sourceHash(root: string, paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) addPath(hash, root, path);
  return hash.digest('hex');
}

function addPath(hash: Hash, root: string, path: string): void {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (stat?.isFile())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  if (!stat?.isDirectory()) return;
  const names = readdirSync(join(root, path)).filter((name) => !NOT_SOURCES.has(name) && !/\.spec\.tsx?$/.test(name));
  for (const name of names.sort()) addPath(hash, root, `${path}/${name}`);
}
