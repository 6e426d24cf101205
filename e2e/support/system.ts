// The system that the journeys walk through: the real `npm start` on a data folder and a port of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@reefdesk/embedded-stack/free-port';

const root = fileURLToPath(new URL('../../', import.meta.url));
const START_TIMEOUT_MS = 480_000;

/** What journeys know about it; handed to the workers through the environment. */
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
  /** A folder to keep; without it the system gets one of its own that goes with it. */
  folder?: string;
  /** Of the gateway; a free one unless it has to be known before. */
  port?: number;
  /** More of its environment. */
  env?: Record<string, string>;
}

/** Without content. Resolves when the panel is shown. */
export async function startSystem({ folder: kept, port: known, env = {} }: StartOptions = {}): Promise<StartedSystem> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'reefdesk-e2e-'));
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
    MEDIA_AVIF_EFFORT: '0', // The demo's pictures are looked at here, not sent over slow lines.
    ...env,
  });
  const stop = async () => {
    await end(child);
    if (!kept) rmSync(folder, { recursive: true, force: true });
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
  // Nothing else: a MONGODB_URI of the person's own must not become our playground.
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
