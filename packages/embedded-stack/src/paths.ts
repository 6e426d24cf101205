import { accessSync, constants } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** This file sits three folders below the repository's root. */
export const repositoryRoot = resolve(here, '..', '..', '..');

/** The script of a child process, beside this file; Node 24 runs it as it is. */
export function hostScript(name: string): string {
  return join(here, `${name}.ts`);
}

/** The full path of an executable on PATH, or undefined. */
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
