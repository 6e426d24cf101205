import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Written beside and renamed: whoever reads it finds the old or the new content, never a part. Only `owner` can read it. */
export function writePrivateFile(file: string, content: string, owner: number): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, content, { mode: 0o400 });
  chownSync(draft, owner, owner);
  renameSync(draft, file);
}

/** A folder, a volume's root as a rule, for one user alone. */
export function givePrivateFolder(folder: string, owner: number): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  chownSync(folder, owner, owner);
}
