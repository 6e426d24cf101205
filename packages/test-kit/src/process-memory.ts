import { readFileSync } from 'node:fs';

export class ProcessMemory {
  readonly #pid: number;

  private constructor(pid: number) {
    this.#pid = pid;
  }

  static of(pid: number): ProcessMemory | undefined {
    return process.platform === 'linux' ? new ProcessMemory(pid) : undefined;
  }

  /** Peak in bytes, from the kernel's high-water mark. */
  get peak(): number {
    return statusOf(this.#pid, 'VmHWM');
  }

  get now(): number {
    return statusOf(this.#pid, 'VmRSS');
  }
}

/** Throws if the process has ended: zero would pass every limit. */
function statusOf(pid: number, name: string): number {
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error(`No ${name} of process ${pid}`);
  return Number(kilobytes) * 1024;
}
