import { execFile } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sourcesForSuite } from './apt-sources.ts';
import { messageOf, StackError } from './errors.ts';
import { findOnPath } from './paths.ts';

const run = promisify(execFile);

/** The first release of each distribution with glibc 2.38 or later. */
const FIRST_SUITE: Record<string, string> = { debian: 'trixie', ubuntu: 'noble' };
const PACKAGES = ['libc6', 'libstdc++6', 'libgcc-s1'];

export interface FetchOptions {
  /** Where unpacked libraries are kept, the first writable one is used. */
  folders: string[];
  oldVersion: string;
  onProgress?: (what: string) => void;
}

/** The root folder of an unpacked newer glibc; fetched once by apt-get without touching the system, then kept. */
export async function fetchNewerGlibc({ folders, oldVersion, onProgress }: FetchOptions): Promise<string> {
  const { id, codename } = readOsRelease();
  const suite = FIRST_SUITE[id];
  if (!suite || !findOnPath('apt-get') || !findOnPath('dpkg')) {
    throw new StackError(`glibc ${oldVersion} is older than 2.38, and a newer one can be fetched only on Debian or Ubuntu.`);
  }
  const name = `${suite}-${process.arch}`;
  const kept = folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
  if (kept) return kept;
  onProgress?.(`fetching the C library of ${id} ${suite} for the MongoDB engine (once)`);
  const parent = firstWritable(folders);
  const work = mkdtempSync(join(parent, '.fetching-'));
  try {
    await downloadAndUnpack(work, codename, suite);
    return keep(join(work, 'root'), join(parent, name));
  } catch (error) {
    throw new StackError(`glibc ${oldVersion} is older than 2.38, and a newer one could not be fetched: ${messageOf(error)}`, {
      cause: error,
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function readOsRelease(): { id: string; codename: string } {
  try {
    const text = readFileSync('/etc/os-release', 'utf8');
    const field = (name: string) => new RegExp(`^${name}="?([^"\\n]*)"?$`, 'm').exec(text)?.[1] ?? '';
    return { id: field('ID'), codename: field('VERSION_CODENAME') };
  } catch {
    return { id: '', codename: '' };
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

/** Another start may have been faster: a folder takes its final name in one step, and whoever comes first wins. */
function keep(from: string, to: string): string {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
  return to;
}

async function downloadAndUnpack(work: string, codename: string, suite: string): Promise<void> {
  const sources = sourcesForSuite(readAptSources(), codename, suite);
  if (sources.length === 0) throw new Error(`no apt source for ${codename} was found to derive ${suite} from`);
  const env = { ...process.env, APT_CONFIG: writeAptConfig(work, sources), LC_ALL: 'C' };
  const apt = (...args: string[]) => run('apt-get', ['-q', ...args], { env, cwd: work, timeout: 300_000, maxBuffer: 1 << 24 });
  await apt('update');
  await apt('download', ...PACKAGES);
  const archives = readdirSync(work).filter((file) => file.endsWith('.deb'));
  if (archives.length !== PACKAGES.length) throw new Error(`apt-get brought ${archives.length} of ${PACKAGES.length} packages`);
  for (const archive of archives) await run('dpkg', ['-x', join(work, archive), join(work, 'root')]);
}

function readAptSources(): { name: string; content: string }[] {
  const parts = '/etc/apt/sources.list.d';
  const files = ['/etc/apt/sources.list', ...(existsSync(parts) ? readdirSync(parts).map((file) => join(parts, file)) : [])];
  return files
    .filter((file) => /\.(list|sources)$/.test(file) && existsSync(file))
    .map((name) => ({ name, content: readFileSync(name, 'utf8') }));
}

/**
 * Private lists, cache and state. Read first through APT_CONFIG so that the machine's own settings (a proxy, say) still
 * count; a second file, named on `Dir::Etc::main`, comes after them and takes the machine's hooks away.
 */
function writeAptConfig(work: string, sources: string[]): string {
  for (const folder of ['lists/partial', 'cache/archives/partial', 'root']) mkdirSync(join(work, folder), { recursive: true });
  const file = (name: string, lines: string[]) => {
    writeFileSync(join(work, name), lines.map((line) => `${line}\n`).join(''));
    return join(work, name);
  };
  const last = file('apt-last.conf', [
    '#clear APT::Update::Pre-Invoke;',
    '#clear APT::Update::Post-Invoke;',
    '#clear APT::Update::Post-Invoke-Success;',
    'Acquire::AllowInsecureRepositories "false";',
    'APT::Get::AllowUnauthenticated "false";',
    'Acquire::Languages "none";',
    'Acquire::Retries "2";',
    // As root, apt would fetch as a user who cannot enter our folder.
    'APT::Sandbox::User "root";',
  ]);
  return file('apt-first.conf', [
    `Dir::Etc::sourcelist "${file('sources.list', sources)}";`,
    'Dir::Etc::sourceparts "/dev/null";',
    'Dir::Etc::preferences "/dev/null";',
    'Dir::Etc::preferencesparts "/dev/null";',
    `Dir::Etc::main "${last}";`,
    `Dir::State::lists "${join(work, 'lists')}";`,
    `Dir::State::status "${file('status', [])}";`,
    `Dir::Cache "${join(work, 'cache')}";`,
  ]);
}
