import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CLOCK_FILE } from './shifted-clock.ts';

const PRELOADED = pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts'));

/** Shifts the wall clock of all Node processes of a site; monotonic time is unchanged. */
export class SiteClock {
  readonly #file: string;
  readonly environment: Record<string, string>;

  constructor(folder: string) {
    this.#file = join(folder, 'clock');
    this.environment = { [CLOCK_FILE]: this.#file, NODE_OPTIONS: `--import=${PRELOADED}` };
    this.set(0);
  }

  set(aheadMs: number): void {
    writeFileSync(this.#file, String(aheadMs));
  }

  /** Time in ms that the process saw at its last update; NaN if it does not use this clock. */
  lastSeenBy(pid: number): number {
    try {
      return Date.parse(readFileSync(`${this.#file}.${pid}`, 'utf8'));
    } catch {
      return Number.NaN;
    }
  }
}
