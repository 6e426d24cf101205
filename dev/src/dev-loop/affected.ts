import { relative } from 'node:path';

/** Something that runs and is made of files. */
export interface Made {
  isMadeOf(file: string): boolean;
}

/** Those that FILES are part of, in the order given. */
export function affectedBy<T extends Made>(files: readonly string[], made: readonly T[]): T[] {
  return made.filter((one) => files.some((file) => one.isMadeOf(file)));
}

/** The bundler reads these once, when it starts; everything else it watches itself. */
const BUILD_SETTINGS = /^(packages\/web-kit\/build\/|frontends\/[^/]+\/[^/]+\.config\.mjs$)/;

export function isBuildSetting(file: string, root: string): boolean {
  return BUILD_SETTINGS.test(relative(root, file));
}

/** Which halves of the repository a file has its types checked in. */
export function halvesOf(file: string, root: string): ('server' | 'web')[] {
  const path = relative(root, file);
  if (!/\.(tsx?|json)$/.test(path)) return [];
  if (path.startsWith('packages/contracts/')) return ['server', 'web'];
  return /^(frontends|packages\/(ui|web-kit))\//.test(path) ? ['web'] : ['server'];
}
