import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DestinationStream } from 'pino';

/** Characters that wait at most while nothing can be written; lines beyond are lost, and counted. */
const KEPT_LENGTH = 1_000_000;
const BUSY_MS = 100;
const FLUSH_MS = 3_000;

/**
 * Where log lines go. A line that cannot be written (the disk is full, nobody reads) ends nothing and holds up nothing, as pino's
 * own destination does: it raises such an error, and waits for room for ever when it flushes. Here it is tried again with the next
 * line.
 */
export class LogOutput implements DestinationStream {
  private waiting: string[] = [];
  private waitingLength = 0;
  /** What the system has not taken of the lines in work. */
  private rest = Buffer.alloc(0);
  private isWriting = false;
  /** The reader has no room now: it is tried again by itself. */
  private isBusy = false;
  private lost = 0;
  private readonly whenIdle: (() => void)[] = [];

  constructor(private readonly fd: number) {}

  write(line: string): void {
    if (this.waitingLength + line.length > KEPT_LENGTH) {
      this.lost++;
    } else {
      this.waiting.push(line);
      this.waitingLength += line.length;
    }
    this.next();
  }

  /** Writes what waits as far as that goes now; pino calls it after a fatal line, and a process at its end. */
  flushSync(): void {
    if (this.isWriting) return;
    try {
      while (this.takeUp()) this.took(fs.writeSync(this.fd, this.rest));
    } catch {
      // There is nowhere to say it.
    }
  }

  /**
   * When all is written, or can't be. For who ends the process: a line in work can't be waited for by `flushSync`, and those behind
   * it would be lost.
   *
   * @param withinMs how long a reader who does not read may hold it up
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

  /** Whether there is something to write; it then stands in `rest`. */
  private takeUp(): boolean {
    if (this.rest.length === 0 && this.waiting.length > 0) {
      this.rest = Buffer.from(this.waiting.join(''));
      this.waiting = [];
      this.waitingLength = 0;
    }
    return this.rest.length > 0;
  }

  /** Whoever wrote goes on with what waits then. */
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

/** The one for the standard output of this process. */
export function logOutput(): LogOutput {
  if (!standardOutput) {
    const output = new LogOutput(process.stdout.fd ?? 1);
    process.once('exit', () => output.flushSync());
    standardOutput = output;
  }
  return standardOutput;
}
