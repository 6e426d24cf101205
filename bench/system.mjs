import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = resolve(import.meta.dirname, '..');
const OWN_DATA = join(ROOT, '.cache', 'bench');
const STARTS_WITHIN_MS = 15 * 60_000;
const REPLICA_STARTS_WITHIN_MS = 60_000;

/** Returns the system at BENCH_URL, else the one running on DATA_DIR, else a new one with the demo content. */
export async function useSystem() {
  if (process.env.BENCH_URL) return elsewhere(process.env);
  const running = resolve(ROOT, process.env.DATA_DIR ?? '.data');
  if (isRunning(running)) return describe(running, async () => {});
  process.stderr.write('Starting a system (the first time this includes the demo content) ...\n');
  return startSystem(OWN_DATA);
}

export async function startSystem(dataDir) {
  const child = await start(dataDir);
  return describe(dataDir, async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
}

function elsewhere(env) {
  return {
    url: env.BENCH_URL.replace(/\/$/, ''),
    urlOf: (name) => env[`${name.toUpperCase()}_URL`],
    account: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    nats: { url: env.NATS_URL, user: env.NATS_USER, password: env.NATS_PASSWORD },
    processes: () => [],
    stop: async () => {},
  };
}

async function start(dataDir) {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), HOST: '127.0.0.1', SEED: 'demo' };
  const child = spawn(process.execPath, [join(ROOT, 'dev/run.mjs'), 'start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  await new Promise((ready, fail) => {
    const late = setTimeout(() => fail(new Error(`The system did not start:\n${output}`)), STARTS_WITHIN_MS);
    child.once('exit', (code) => fail(new Error(`npm start ended (${code}):\n${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      process.stderr.write(chunk);
      // The panel with the address is the last output of the start.
      if (!output.includes('Reefdesk is ready')) return;
      clearTimeout(late);
      ready();
    });
  });
  return child;
}

function describe(dataDir, stop) {
  const records = recordsOf(dataDir);
  const urlOf = (name) => {
    const { HOST, PORT } = environmentOf(records.get(name));
    return `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`;
  };
  const connections = JSON.parse(readFileSync(join(dataDir, 'private/connections.json'), 'utf8'));
  const passwordFile = join(dataDir, 'private/admin-password');
  const password = process.env.ADMIN_PASSWORD ?? (existsSync(passwordFile) ? readFileSync(passwordFile, 'utf8').trim() : '');
  return {
    dataDir,
    url: urlOf('gateway'),
    urlOf,
    account: { email: process.env.ADMIN_EMAIL ?? 'admin@reefdesk.example', password },
    nats: { url: connections.natsUrl, ...connections.natsUsers.gateway },
    pidOf: (name) => records.get(name),
    processes: () => [...records].map(([name, pid]) => ({ name, ...memoryOf(pid) })),
    stop,
  };
}

/** Starts a second process of a running one with its settings, apart from its ports and `changes`. Resolves when it is ready. */
export async function startReplica(system, name, changes = {}) {
  const pid = system.pidOf(name);
  const [program, ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  const ports = { PORT: String(await freePort()), OPS_PORT: String(await freePort()) };
  const env = { ...environmentOf(pid), ...changes, ...ports };
  const child = spawn(program, args, { cwd: ROOT, env, stdio: 'ignore' });
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const late = performance.now() + REPLICA_STARTS_WITHIN_MS;
  while (!(await isReady(ports.OPS_PORT))) {
    if (child.exitCode !== null || performance.now() > late) throw new Error(`The second ${name} did not start`);
    await sleep(250);
  }
  return { name, pid: child.pid, url: `http://127.0.0.1:${ports.PORT}`, stop };
}

async function isReady(opsPort) {
  return fetch(`http://127.0.0.1:${opsPort}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function isRunning(dataDir) {
  return existsSync(join(dataDir, 'private/connections.json')) && existsSync(`/proc/${recordsOf(dataDir).get('gateway')}`);
}

function recordsOf(dataDir) {
  const folder = join(dataDir, 'run');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return new Map(files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))).map(({ name, pid }) => [name, pid]));
}

function environmentOf(pid) {
  const entries = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  return Object.fromEntries(entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]));
}

function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (key) => Math.round(Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
