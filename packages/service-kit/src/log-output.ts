import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DestinationStream } from 'pino';

/** Maximum number of characters that wait while nothing can be written; further lines are dropped and counted. */
const BUFFERED_LENGTH = 1_000_000;
const BUSY_MS = 100;
const FLUSH_MS = 3_000;

/** If the disk is full or the pipe is not read, lines wait for the next attempt, whereas pino's own destination throws and blocks. */
export class LogOutput implements DestinationStream {
  private waiting: string[] = [];
  private waitingLength = 0;
  private rest = Buffer.alloc(0);
  private isWriting = false;
  /** True while the pipe is full; a timer tries again. */
  private isBusy = false;
  private lost = 0;
  private readonly whenIdle: (() => void)[] = [];

  constructor(private readonly fd: number) {}

  write(line: string): void {
    if (this.waitingLength + line.length > BUFFERED_LENGTH) {
      this.lost++;
    } else {
      this.waiting.push(line);
      this.waitingLength += line.length;
    }
    this.next();
  }

  /** Writes waiting lines as far as possible now. pino calls it after a fatal line, and the process at its end. */
  flushSync(): void {
    if (this.isWriting) return;
    try {
      while (this.takeUp()) this.took(fs.writeSync(this.fd, this.rest));
    } catch {
      // There is no place left to report this.
    }
  }

  /**
   * Resolves when everything is written, or cannot be. Required before exit, because `flushSync` cannot wait for a running write.
   * @param withinMs maximum wait for a reader that does not read
   */
  async flush(withinMs = FLUSH_MS): Promise<void> {
    this.next();
    if (!this.isWriting && !this.isBusy) return;
    const waiting = new AbortController();
    const idle = new Promise<void>((resolve) => this.whenIdle.push(resolve));
    await Promise.race([idle, sleep(withinMs, undefined, { signal: waiting.signal }).catch(() => undefined)]);
    waiting.abort();
  }

  private next(): void {
    if (this.isWriting) return;
    if (!this.takeUp()) {
      this.rested();
      return;
    }
    this.isWriting = true;
    fs.write(this.fd, this.rest, (error, written) => {
      this.isWriting = false;
      this.isBusy = error?.code === 'EAGAIN';
      if (!error) {
        this.took(written);
        this.next();
      } else if (this.isBusy) {
        setTimeout(() => this.next(), BUSY_MS).unref();
      } else {
        this.rested();
      }
    });
  }

  private rested(): void {
    for (const resolve of this.whenIdle.splice(0)) resolve();
  }

  private takeUp(): boolean {
    if (this.rest.length === 0 && this.waiting.length > 0) {
      this.rest = Buffer.from(this.waiting.join(''));
      this.waiting = [];
      this.waitingLength = 0;
    }
    return this.rest.length > 0;
  }

  /** Appends the report of lost lines to the waiting lines; the caller continues with those. */
  private took(bytes: number): void {
    this.rest = this.rest.subarray(bytes);
    if (this.rest.length > 0 || this.lost === 0) return;
    const msg = `${this.lost} log lines were lost: they could not be written`;
    const line = `${JSON.stringify({ level: 40, time: new Date().toISOString(), msg })}\n`;
    this.lost = 0;
    this.waiting.push(line);
    this.waitingLength += line.length;
  }
}

let standardOutput: LogOutput | undefined;

/** Returns the shared instance for standard output. */
export function logOutput(): LogOutput {
  if (!standardOutput) {
    const output = new LogOutput(process.stdout.fd ?? 1);
    process.once('exit', () => output.flushSync());
    standardOutput = output;
  }
  return standardOutput;
}
