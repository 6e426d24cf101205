// Entry point of the npm scripts, for Node 20 and later: installs missing packages, then runs dev/src/<command>.ts on their Node 24.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const USAGE = 'Usage: node dev/run.mjs start|dev|test|user|seed|migrate|backup|restore|build|new|faults|sbom|licences|access';
const [command = '', ...args] = process.argv.slice(2);
const script = join(root, 'dev', 'src', `${command}.ts`);

if (majorOf(process.versions.node) < 20) fail(`Node 20 or later is needed; this is ${process.version}.`);
if (!/^[a-z]+$/.test(command) || !existsSync(script)) fail(USAGE);

await install();
process.exitCode = await runCommand();

async function install() {
  const marker = join(modules, '.reefdesk-lock-hash');
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (readIfThere(marker) === hash) return;
  if (!matchesLock()) {
    await timed('Installing packages (npm ci)', () => run(...npm('ci', '--no-audit', '--no-fund', '--loglevel=error')));
  }
  writeFileSync(marker, hash);
}

/** Detects a manual `npm install` that matches the lock file, by npm's own list of installed packages. */
function matchesLock() {
  const installed = packagesOf(join(modules, '.package-lock.json'));
  const wanted = packagesOf(join(root, 'package-lock.json'));
  return Object.entries(wanted).every(
    ([folder, entry]) => !folder.includes('node_modules/') || entry.link || entry.optional || installed[folder]?.version === entry.version,
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

function npm(...npmArgs) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? [process.execPath, [own, ...npmArgs]] : ['npm', npmArgs];
}

function run(program, programArgs) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, programArgs, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => fail(`${program} could not be run: ${error.message}`));
    child.on('close', (code) => (code === 0 ? resolve() : fail(`${output}\n${program} ${programArgs.join(' ')} failed (${code}).`)));
  });
}

async function timed(title, work) {
  const startedAt = Date.now();
  const elapsed = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  const isTerminal = process.stdout.isTTY;
  const show = () => process.stdout.write(`\r… ${title} ${elapsed()} `);
  if (isTerminal) show();
  else console.log(`… ${title}`);
  const timer = isTerminal && setInterval(show, 1000);
  await work();
  clearInterval(timer);
  console.log(`${isTerminal ? '\r' : ''}✔ ${title} ${elapsed()}   `);
}

function runCommand() {
  const node = findNode24();
  const env = {
    // Caches compiled scripts, which makes restarts a third faster.
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
    ...process.env,
    // Child processes find the same Node and the workspace's programs first.
    PATH: [join(modules, '.bin'), dirname(node), process.env.PATH].join(delimiter),
  };
  // The supervisor runs for as long as the site, and does little.
  const memory = command === 'start' ? ['--max-semi-space-size=1'] : [];
  const child = spawn(node, ['--conditions=reefdesk-source', ...memory, script, ...args], { cwd: root, ...bonds(env) });
  forwardSignals(child);
  endWithNpm(child);
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${node} could not be run: ${error.message}`));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function bonds(env) {
  if (command === 'user') return { env, stdio: 'inherit' };
  // A separate session receives Ctrl-C once, through this process. It ends with this process, because its standard input closes.
  return { env: { ...env, REEFDESK_LAUNCHER_PIPE: '1' }, detached: true, stdio: ['pipe', 'inherit', 'inherit'] };
}

/** Under npm a Ctrl-C arrives twice, from the terminal and from npm; it counts once. */
function forwardSignals(child) {
  let last = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - last < 300) return;
      last = Date.now();
      child.kill(signal);
    });
  }
}

/** Ends everything when npm is killed, because the user sees npm and its script as one command. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
}

function findNode24() {
  const bundled = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(bundled)) return bundled;
  if (majorOf(process.versions.node) >= 24) return process.execPath;
  return fail(
    `Node 24 does not come with the packages on ${process.platform}-${process.arch}, and this is ${process.version}. ` +
      'Install Node 24 and start again, or use docker compose (see README.md).',
  );
}

function majorOf(version) {
  return Number(version.split('.')[0]);
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
