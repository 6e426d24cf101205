import { relative } from 'node:path';

export interface Made {
  isMadeOf(file: string): boolean;
}

/** Returns those that depend on one of the files, in the given order. */
export function affectedBy<T extends Made>(files: readonly string[], made: readonly T[]): T[] {
  return made.filter((one) => files.some((file) => one.isMadeOf(file)));
}

/** Read once by the bundler at its start, unlike the files that it watches. */
const BUILD_SETTINGS = /^(packages\/web-kit\/build\/|frontends\/[^/]+\/[^/]+\.config\.mjs$)/;

export function isBuildSetting(file: string, root: string): boolean {
  return BUILD_SETTINGS.test(relative(root, file));
}

export function halvesOf(file: string, root: string): ('server' | 'web')[] {
  const path = relative(root, file);
  if (!/\.(tsx?|json)$/.test(path)) return [];
  if (path.startsWith('packages/contracts/')) return ['server', 'web'];
  return /^(frontends|packages\/(ui|web-kit))\//.test(path) ? ['web'] : ['server'];
}
