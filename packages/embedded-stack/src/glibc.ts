// The embedded MongoDB engine needs glibc 2.38. On older systems, only its process runs under the loader of a newer glibc in a private
// folder.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BackingServiceOptions } from './backing-service.ts';
import { StackError } from './errors.ts';
import { fetchNewerGlibc } from './newer-glibc.ts';
import { repositoryRoot } from './paths.ts';

const NEEDED = { major: 2, minor: 38 };

/** Returns the command line prefix for `node script`: empty, or a loader with its library path. */
export async function glibcLauncher({ dataDir, onProgress }: BackingServiceOptions): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const version = runningGlibc();
  if (version === undefined) throw new StackError('This system has no glibc (it may use musl), which the embedded MongoDB engine needs.');
  if (isNewEnough(version)) return [];
  const root = await fetchNewerGlibc({
    folders: [join(repositoryRoot, '.cache', 'glibc'), join(dataDir, 'glibc')],
    oldVersion: version,
    onProgress,
  });
  return launcherIn(root);
}

function runningGlibc(): string | undefined {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime;
}

export function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor);
}

function launcherIn(root: string): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const loader = files.find((file) => /(^|\/)ld-linux[^/]*\.so\.\d+$/.test(file) && existsSync(join(root, file)));
  const folders = ['libc.so.6', 'libstdc++.so.6', 'libgcc_s.so.1'].map((name) =>
    files.find((file) => file.endsWith(`/${name}`))?.slice(0, -name.length - 1),
  );
  if (!loader || folders.includes(undefined))
    throw new StackError(`The newer glibc in ${root} is incomplete: remove that folder and start again.`);
  const libraryPath = [...new Set(folders)].map((folder) => join(root, folder ?? '')).join(':');
  return [join(root, loader), '--library-path', libraryPath];
}
