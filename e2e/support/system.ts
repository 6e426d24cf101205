// The system under test: the real `npm start` with its own data folder and port.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@reefdesk/embedded-stack/free-port';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Protects against a hang. The start builds first if sources have changed. */
const START_TIMEOUT_MS = 480_000;

export interface SystemUnderTest {
  url: string;
  adminEmail: string;
  adminPassword: string;
  dataDir: string;
}

export interface StartedSystem extends SystemUnderTest {
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Data folder to keep. Default: a temporary one, deleted at the end. */
  folder?: string;
  port?: number;
  env?: Record<string, string>;
}

/** Starts a system without content. Resolves when the panel is shown. */
export async function startSystem({ folder: givenFolder, port: known, env = {} }: StartOptions = {}): Promise<StartedSystem> {
  const folder = givenFolder ?? mkdtempSync(join(tmpdir(), 'reefdesk-e2e-'));
  const port = known ?? (await freePort());
  const system: SystemUnderTest = {
    url: `http://localhost:${port}`,
    adminEmail: 'admin@reefdesk.example',
    adminPassword: 'journey-through-the-reef',
    dataDir: join(folder, 'data'),
  };
  const log = join(folder, 'start.log');
  const child = spawnStart(log, {
    PORT: String(port),
    DATA_DIR: system.dataDir,
    ADMIN_EMAIL: system.adminEmail,
    ADMIN_PASSWORD: system.adminPassword,
    SEED: 'none',
    MEDIA_AVIF_EFFORT: '0', // Fast encoding; the size of the files does not matter here.
    ...env,
  });
  const stop = async () => {
    await end(child);
    if (!givenFolder) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(child, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...system, stop };
}

function spawnStart(logFile: string, env: Record<string, string>): ChildProcess {
  const log = openSync(logFile, 'w');
  // No other variables: tests must never run on a developer's own MONGODB_URI.
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--conditions=reefdesk-source', join(root, 'dev', 'src', 'start.ts')], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...env, REEFDESK_LAUNCHER_PIPE: '1' },
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  return child;
}

async function untilReady(child: ChildProcess, logFile: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const log = readFileSync(logFile, 'utf8');
    if (log.includes('Reefdesk is ready')) return;
    if (hasEnded(child) || Date.now() > deadline) throw new Error(`The system did not start:\n${log}`);
    await sleep(200);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
