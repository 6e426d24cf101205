// Completes package-lock.json for every platform and for npm under Node 20. Run it after every `npm install`:
// - node dev/complete-lock.mjs repairs the lock file; `--check` only reports (exit code 1).
// - `--hashes [SKIP]` asks the registry for the next 20 missing hashes, after the first SKIP, as those may never be offered.
//
// 1. npm leaves out optional platform packages that the registry did not offer, and `npm ci` then fails. Each gets an entry. 2. Some
// packages with only a binary require a Node above 20, so npm under Node 20 would silently skip them: the key is removed. 3. An entry
// without a hash would install unverified content, so it gets the registry's hash once there is one.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SYSTEMS = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openharmony', 'sunos', 'aix', 'netbsd', 'openbsd'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32', 'arm'];
/** Processors whose package names differ from npm's names. */
const PROCESSOR_NAMES = { ppc64le: 'ppc64' };

const ASKED_AT_ONCE = 20;

/** Repairs a parsed lock in place and returns one line per change. */
export function completeLock(lock) {
  const changes = [...addMissingPlatforms(lock.packages), ...dropBinaryEngines(lock.packages)];
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return changes;
}

function addMissingPlatforms(packages) {
  const changes = [];
  for (const [folder, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      const present = packages[`node_modules/${name}`];
      if (present && !present.integrity && platform && !isOnPlatform(present, platform)) {
        // Repairs an entry of an earlier version of this script.
        Object.assign(present, platform);
        changes.push(`platform of ${name}`);
      }
      if (isResolvable(packages, folder, name) || !platform) continue;
      packages[`node_modules/${name}`] = {
        version: range.replace(/^[\^~]/, ''),
        ...(entry.dev && { dev: true }),
        optional: true,
        ...platform,
      };
      changes.push(`added ${name}`);
    }
  }
  return changes;
}

export function withoutHash(lock) {
  const entries = Object.entries(lock.packages).filter(([folder, { link }]) => /(^|\/)node_modules\//.test(folder) && !link);
  return entries.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(([folder]) => folder);
}

/** Adds the hashes that `hashOf` returns for packages such as `a@1.0.0`, after skipping `from` of those without one. */
export function addHashes(lock, hashOf, from = 0) {
  const changes = [];
  for (const folder of withoutHash(lock).slice(from, from + ASKED_AT_ONCE)) {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const integrity = hashOf(`${name}@${lock.packages[folder].version}`);
    if (!integrity) continue;
    lock.packages[folder] = { version: lock.packages[folder].version, integrity, ...lock.packages[folder] };
    changes.push(`hash of ${name}`);
  }
  return changes;
}

function registryHash(name) {
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 60_000 };
    return execFileSync('npm', ['view', name, 'dist.integrity'], options).trim();
  } catch {
    return '';
  }
}

/** Resolves NAME from the package in FOLDER as Node does, walking up. */
function isResolvable(packages, folder, name) {
  for (let at = folder; ; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

function platformOf(name) {
  const parts = name.split(/[/@._-]/);
  const os = SYSTEMS.find((system) => parts.includes(system));
  const known = parts.map((part) => PROCESSOR_NAMES[part] ?? part);
  const cpu = PROCESSORS.find((processor) => known.includes(processor));
  const libc = os === 'linux' && parts.some((part) => part.startsWith('musl')) ? 'musl' : undefined;
  return os || cpu ? { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) } : undefined;
}

function isOnPlatform(entry, platform) {
  return Object.entries(platform).every(([key, value]) => JSON.stringify(entry[key]) === JSON.stringify(value));
}

/** Packages for one system and processor without a program of their own are binaries for other packages. */
function dropBinaryEngines(packages) {
  const changes = [];
  for (const [folder, entry] of Object.entries(packages)) {
    if (!entry.optional || !entry.os || !entry.cpu || !entry.engines || acceptsNode20(entry.engines.node)) continue;
    delete entry.engines;
    changes.push(`dropped engines of ${folder}`);
  }
  return changes;
}

/** Accepts a range if some alternative starts at or below 20. */
function acceptsNode20(range = '*') {
  return range.split('||').some((alternative) => {
    const [, operator = '', major = '0'] = /([\^~]|>=?|=)?\s*v?(\d+)/.exec(alternative) ?? [];
    return operator.startsWith('>') ? Number(major) <= 20 : Number(major) === 20 || Number(major) === 0;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const changes = completeLock(lock);
  const isCheck = process.argv.includes('--check');
  const hashes = process.argv.indexOf('--hashes');
  if (hashes > 0) changes.push(...addHashes(lock, registryHash, Number(process.argv[hashes + 1] ?? 0)));
  if (!isCheck && changes.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(changes.length === 0 ? 'package-lock.json is complete' : changes.join('\n'));
  if (isCheck && changes.length > 0) process.exitCode = 1;
}
