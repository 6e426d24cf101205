import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sourcesForSuite } from './apt-sources.ts';

const run = promisify(execFile);

export function readOsRelease(): { id: string; codename: string } {
  try {
    const text = readFileSync('/etc/os-release', 'utf8');
    const field = (name: string) => new RegExp(`^${name}="?([^"\\n]*)"?$`, 'm').exec(text)?.[1] ?? '';
    return { id: field('ID'), codename: field('VERSION_CODENAME') };
  } catch {
    return { id: '', codename: '' };
  }
}

export interface SuitePackages {
  work: string;
  codename: string;
  suite: string;
  packages: readonly string[];
}

/** Verifies and unpacks packages of another release of this machine's distribution; the system is not changed. */
export async function unpackFromSuite({ work, codename, suite, packages }: SuitePackages): Promise<void> {
  const sources = sourcesForSuite(readAptSources(), codename, suite);
  if (sources.length === 0) throw new Error(`no apt source for ${codename} was found to derive ${suite} from`);
  const env = { ...process.env, APT_CONFIG: writeAptConfig(work, sources), LC_ALL: 'C' };
  const apt = (...args: string[]) => run('apt-get', ['-q', ...args], { env, cwd: work, timeout: 300_000, maxBuffer: 1 << 24 });
  await apt('update');
  await apt('download', ...packages);
  const archives = readdirSync(work).filter((file) => file.endsWith('.deb'));
  if (archives.length !== packages.length) throw new Error(`apt-get brought ${archives.length} of ${packages.length} packages`);
  for (const archive of archives) await run('dpkg', ['-x', join(work, archive), join(work, 'root')]);
}

export function readAptSources(): { name: string; content: string }[] {
  const parts = '/etc/apt/sources.list.d';
  const files = ['/etc/apt/sources.list', ...(existsSync(parts) ? readdirSync(parts).map((file) => join(parts, file)) : [])];
  return files
    .filter((file) => /\.(list|sources)$/.test(file) && existsSync(file))
    .map((name) => ({ name, content: readFileSync(name, 'utf8') }));
}

/**
 * Private lists, cache and state. APT_CONFIG is read first, so that the machine's settings (such as a proxy) still count; the file at
 * `Dir::Etc::main` is read later and removes the machine's hooks.
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
    // When run as root, apt would download as a user without access to the private folder.
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
