import { accessSync, constants } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

export const repositoryRoot = resolve(here, '..', '..', '..');

/** Arguments of Node for the script of an embedded service's process, which needs little young memory (1 MB instead of V8's 16). */
export function hostArguments(name: string): string[] {
  return ['--max-semi-space-size=1', join(here, `${name}.ts`)];
}

export function findOnPath(command: string, path = process.env.PATH ?? ''): string | undefined {
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, command))
    .find(isExecutable);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
