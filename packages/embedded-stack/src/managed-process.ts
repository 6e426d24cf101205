import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf, StackError } from './errors.ts';
import { lastLines, openLog } from './log-file.ts';
import { endRecorded, removeRecord, writeRecord } from './run-records.ts';

/** Environment variables that every child process inherits. All others, especially secrets, are passed explicitly. */
const PASSED_ON =
  /^(PATH|HOME|USER|LANG|LC_.*|TZ|TMPDIR|NODE_COMPILE_CACHE|NODE_EXTRA_CA_CERTS|SSL_CERT_.*|OTEL_.*|LOG_LEVEL|(HTTPS?|NO)_PROXY)$/i;

export function childEnvironment(own: Record<string, string | undefined> = {}): Record<string, string> {
  const inherited = Object.entries(process.env).filter(([key]) => PASSED_ON.test(key));
  return Object.fromEntries([...inherited, ...Object.entries(own)].filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** Generous for a busy machine; a process that exits is noticed at once. */
const READY_WITHIN_MS = 120_000;

export interface ProcessSpec {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string | undefined>;
  runDir: string;
  logFile: string;
  /** Polled until it returns true; its error explains why the process is not ready. */
  isReady: () => Promise<boolean>;
  readyTimeoutMs?: number;
  stopGraceMs?: number;
  onLine?: (line: string) => void;
  /** A private folder that the next start removes if this one is killed. */
  scratch?: string;
  /** Name of the guarded program's record: that program is ended even if its guard was killed. */
  guards?: string;
}

export interface Crash {
  name: string;
  reason: string;
  lines: string[];
}

export class ManagedProcess {
  readonly spec: ProcessSpec;
  #child: ChildProcess | undefined;
  #exited: Promise<string> = Promise.resolve('never started');
  #logStart = 0;

  constructor(spec: ProcessSpec) {
    this.spec = spec;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts the process and resolves when it is ready; throws with its last log lines if it ends or times out. */
  async start(): Promise<void> {
    this.#spawn();
    const limitMs = this.spec.readyTimeoutMs ?? READY_WITHIN_MS;
    const deadline = performance.now() + limitMs;
    let exit: string | undefined;
    let lastAnswer = '';
    void this.#exited.then((reason) => {
      exit = reason;
    });
    const isReady = (): Promise<boolean> =>
      this.spec.isReady().catch((error: unknown) => {
        lastAnswer = `: ${messageOf(error)}`;
        return false;
      });
    while (exit === undefined && performance.now() < deadline) {
      if (await isReady()) return;
      await Promise.race([sleep(25), this.#exited]);
    }
    const crash = this.crash(exit ?? `not ready after ${limitMs / 1000} s${lastAnswer}`);
    await this.stop();
    throw new StackError([`${crash.name} did not start: ${crash.reason}`, ...crash.lines.map((line) => `  ${line}`)].join('\n'));
  }

  #spawn(): void {
    const { name, command, args, env, logFile, runDir, scratch, onLine } = this.spec;
    const log = openLog(logFile);
    this.#logStart = fstatSync(log).size;
    // Detached: Ctrl-C at the terminal reaches only the parent, which stops everything in order.
    const out = onLine ? 'pipe' : log;
    const child = spawn(command, args, { stdio: ['pipe', out, out], detached: true, env: childEnvironment(env) });
    if (onLine) overhear(child, log, onLine);
    else closeSync(log);
    child.stdin?.on('error', () => {}); // The child may close its end first.
    this.#child = child;
    this.#exited = new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `exit code ${code}`));
    });
    if (child.pid !== undefined) writeRecord(runDir, name, child.pid, scratch);
  }

  whenExited(): Promise<string> {
    return this.#exited;
  }

  crash(reason: string): Crash {
    return { name: this.spec.name, reason, lines: lastLines(this.spec.logFile, 5, this.#logStart) };
  }

  kill(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    const { runDir, name, guards, stopGraceMs = 3_000 } = this.spec;
    const timer = setTimeout(() => child.kill('SIGKILL'), stopGraceMs);
    child.kill('SIGTERM');
    await this.#exited;
    clearTimeout(timer);
    child.stdin?.destroy();
    if (guards !== undefined) await endRecorded(runDir, guards, stopGraceMs);
    removeRecord(runDir, name);
  }
}

function overhear(child: ChildProcess, log: number, onLine: (line: string) => void): void {
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue;
    input.on('data', (chunk: Buffer) => writeSync(log, chunk));
    createInterface({ input }).on('line', onLine);
  }
  child.once('close', () => closeSync(log));
}
