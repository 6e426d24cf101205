import { readFileSync } from 'node:fs';

/** How much memory another process holds, as the system counts it; Linux only. */
export class ProcessMemory {
  readonly #pid: number;

  private constructor(pid: number) {
    this.#pid = pid;
  }

  /** Undefined where nobody can tell. */
  static of(pid: number): ProcessMemory | undefined {
    return process.platform === 'linux' ? new ProcessMemory(pid) : undefined;
  }

  /** The most it has ever held, in bytes: the system's own high-water mark, which misses no moment. */
  get peak(): number {
    return statusOf(this.#pid, 'VmHWM');
  }

  /** What it holds now, in bytes. */
  get now(): number {
    return statusOf(this.#pid, 'VmRSS');
  }
}

/** Throws once the process has ended: no memory at all would pass every limit. */
function statusOf(pid: number, name: string): number {
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error(`No ${name} of process ${pid}`);
  return Number(kilobytes) * 1024;
}
