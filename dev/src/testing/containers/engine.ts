// A temporary Docker engine that affects no other engine or network of this machine.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManagedProcess } from '@reefdesk/embedded-stack/managed-process';
import { hostArguments } from '@reefdesk/embedded-stack/paths';
import { accepts } from '@reefdesk/embedded-stack/probes';
import { toolEnvironment } from './tools.ts';

const GRACE_MS = 30_000;

export interface EngineOptions {
  /** Images and volumes persist here between engines. */
  folder: string;
  /** `machine`: builds use the machine's network, without a bridge. `private`: an isolated network namespace with bridges. */
  network: 'machine' | 'private';
}

export class Engine {
  readonly #daemon: ManagedProcess;
  readonly #runDir: string;
  readonly #scratch: string;

  private constructor(daemon: ManagedProcess, runDir: string, scratch: string) {
    this.#daemon = daemon;
    this.#runDir = runDir;
    this.#scratch = scratch;
  }

  static async start({ folder, network }: EngineOptions): Promise<Engine> {
    const runDir = join(folder, 'run');
    mkdirSync(runDir, { recursive: true, mode: 0o700 });
    // Short, because a socket path may have at most 107 characters.
    const scratch = mkdtempSync(join(tmpdir(), 'reefdesk-docker-'));
    const socket = join(scratch, 'docker.sock');
    const dockerd = [
      'dockerd',
      ...['--data-root', join(folder, 'engine'), '--exec-root', join(scratch, 'exec'), '--pidfile', join(scratch, 'docker.pid')],
      ...['--host', `unix://${socket}`, '--storage-driver', 'overlay2', '--oom-score-adjust=0'],
      ...(network === 'machine' ? ['--bridge=none', '--iptables=false', '--ip6tables=false', '--ip-forward=false'] : []),
    ];
    const inNamespace = ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'dockerd', ...dockerd];
    const [program = '', ...args] = network === 'private' ? inNamespace : dockerd;
    const daemon = new ManagedProcess({
      name: 'dockerd',
      command: process.execPath,
      args: [...hostArguments('guard'), runDir, 'dockerd.program', String(GRACE_MS), program, ...args],
      env: { PATH: toolEnvironment.PATH },
      runDir,
      logFile: join(folder, 'logs', 'dockerd.log'),
      isReady: () => accepts({ path: socket }),
      stopGraceMs: GRACE_MS + 500,
      scratch,
    });
    await daemon.start();
    return new Engine(daemon, runDir, scratch);
  }

  get environment(): NodeJS.ProcessEnv {
    return {
      ...toolEnvironment,
      DOCKER_HOST: `unix://${join(this.#scratch, 'docker.sock')}`,
      DOCKER_CONFIG: join(this.#scratch, 'config'),
    };
  }

  /** Command prefix for the network namespace of the published ports. */
  get inNetwork(): string[] {
    const { pid } = JSON.parse(readFileSync(join(this.#runDir, 'dockerd.program.json'), 'utf8')) as { pid: number };
    return ['nsenter', `--net=/proc/${pid}/ns/net`];
  }

  async stop(): Promise<void> {
    await this.#daemon.stop();
    rmSync(this.#scratch, { recursive: true, force: true });
    removeControlGroups();
  }
}

/** Removes the empty cgroups that the engine leaves behind. A folder in use cannot be removed. */
function removeControlGroups(): void {
  const root = '/sys/fs/cgroup';
  for (const top of [root, ...foldersIn(root)]) removeEmpty(join(top, 'docker'));
}

function removeEmpty(folder: string): void {
  for (const inner of foldersIn(folder)) removeEmpty(inner);
  try {
    rmdirSync(folder);
  } catch {
    // Missing, or in use by another process.
  }
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(folder, entry.name));
  } catch {
    return [];
  }
}
