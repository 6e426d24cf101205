import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { ONE_CHECKER } from '../system/one-checker.ts';
import { track } from '../system/run-tool.ts';

/** Delay after a change, so that services and pages restart first. */
const AFTER_MS = 500;
const SHOWN = 12;

export type CheckTypes = (project: string) => Promise<string[]>;

/** Reports type errors beside the loop without blocking it, only when the result changes. */
export class TypeCheck {
  readonly #project: string;
  readonly #tell: (text: string) => void;
  readonly #check: CheckTypes;
  #timer: NodeJS.Timeout | undefined;
  #running = false;
  #isStale = false;
  #shown = '';

  constructor(project: string, tell: (text: string) => void, check: CheckTypes = (one) => inTurn(() => runCompiler(one))) {
    this.#project = project;
    this.#tell = tell;
    this.#check = check;
  }

  request(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), AFTER_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    this.#isStale = this.#running;
    if (this.#running) return;
    this.#running = true;
    const errors = await this.#check(this.#project);
    this.#running = false;
    if (this.#isStale) return this.#run();
    this.#report(errors);
  }

  #report(errors: string[]): void {
    const text = errors.join('\n');
    if (text === this.#shown) return;
    this.#shown = text;
    this.#tell(errors.length === 0 ? 'all right again' : summaryOf(errors));
  }
}

function summaryOf(errors: string[]): string {
  const more = errors.length > SHOWN ? [`and ${errors.length - SHOWN} more`] : [];
  return [`${errors.length} type error${errors.length === 1 ? '' : 's'}`, ...errors.slice(0, SHOWN), ...more].join('\n  ');
}

let turn: Promise<unknown> = Promise.resolve();

/** Runs one compiler at a time, since each uses half a gigabyte. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = turn.then(work);
  turn = result.catch(() => undefined);
  return result;
}

/** Runs at low priority and incrementally, so that a change is checked in about a second. */
function runCompiler(project: string): Promise<string[]> {
  const folder = join(repositoryRoot, '.cache', 'dev');
  mkdirSync(folder, { recursive: true });
  const memory = join(folder, `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const args = [
    '-p',
    project,
    '--noEmit',
    '--composite',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    memory,
    '--pretty',
    'false',
    ...ONE_CHECKER,
  ];
  return new Promise((resolve) => {
    let output = '';
    const child = spawn('tsc', args, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
    track(child);
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.once('error', (error) => resolve([`The types could not be checked: ${error.message}`]));
    child.once('close', () => resolve(output.split('\n').filter((line) => / error TS\d+: /.test(line))));
  });
}
