import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { freePorts } from '@reefdesk/embedded-stack/free-port';
import { ManagedProcess } from '@reefdesk/embedded-stack/managed-process';
import { answersOk } from '@reefdesk/embedded-stack/probes';
import { heapOptions } from '@reefdesk/system/heap';

export interface ServiceProcess {
  pid: number;
  url: string;
  opsUrl: string;
  log(): string;
  /** Sends SIGKILL: nothing is drained or closed. */
  kill(): Promise<void>;
  /** Waits without a limit; returns how the process ended (`exit code 0`). */
  end(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a built service (path of its main.js) with its container's heap size and `env`, usually `parts.env(name)`; waits until ready. */
export async function startServiceProcess(main: string, env: Record<string, string>): Promise<ServiceProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'reefdesk-service-'));
  const [port, opsPort] = await freePorts(2);
  const name = basename(dirname(dirname(main)));
  const opsUrl = `http://127.0.0.1:${opsPort}`;
  const logFile = join(folder, 'service.log');
  const child = new ManagedProcess({
    name,
    command: process.execPath,
    args: [...heapOptions(name), main],
    env: { HOST: '127.0.0.1', PORT: String(port), OPS_PORT: String(opsPort), NODE_ENV: 'production', PARENT_PIPE: '1', ...env },
    runDir: join(folder, 'run'),
    logFile,
    isReady: () => answersOk(`${opsUrl}/health/ready`),
    readyTimeoutMs: 50_000,
  });
  await child.start();
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    opsUrl,
    log: () => readFileSync(logFile, 'utf8'),
    kill: async () => {
      child.kill('SIGKILL');
      await child.whenExited();
    },
    end: () => {
      child.kill('SIGTERM');
      return child.whenExited();
    },
    stop: async () => {
      await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
