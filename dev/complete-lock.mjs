// Makes package-lock.json fit for every platform and for npm under Node 20. Run it after every `npm install`:
//   node dev/complete-lock.mjs          mends the lock file
//   node dev/complete-lock.mjs --check  only tells whether it needs mending (exit code 1)
//
// 1. npm leaves optional platform packages that the registry did not offer out of the lock, and `npm ci` then refuses it.
//    Each gets an entry with version, os and cpu; npm skips it on other platforms.
// 2. Some packages that hold only a binary name an `engines.node` above 20. npm under Node 20 would silently leave them out,
//    though no Node ever runs them: the key goes.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SYSTEMS = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openharmony', 'sunos', 'aix', 'netbsd', 'openbsd'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32', 'arm'];

/** Mends a parsed lock in place and tells what was done, one line each. */
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

/** Would Node find NAME from the package in FOLDER, walking up? */
function isResolvable(packages, folder, name) {
  for (let at = folder; ; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

function platformOf(name) {
  const parts = name.split(/[/@._-]/);
  const os = SYSTEMS.find((system) => parts.includes(system));
  const cpu = PROCESSORS.find((processor) => parts.includes(processor));
  return os || cpu ? { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }) } : undefined;
}

/** Packages for one system and one processor that bring no program of their own are binaries for others to use. */
function dropBinaryEngines(packages) {
  const changes = [];
  for (const [folder, entry] of Object.entries(packages)) {
    if (!entry.optional || !entry.os || !entry.cpu || !entry.engines || acceptsNode20(entry.engines.node)) continue;
    delete entry.engines;
    changes.push(`dropped engines of ${folder}`);
  }
  return changes;
}

/** Good enough for what engines say: some alternative that starts at or below 20. */
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
  if (!isCheck && changes.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(changes.length === 0 ? 'package-lock.json is complete' : changes.join('\n'));
  if (isCheck && changes.length > 0) process.exitCode = 1;
}
