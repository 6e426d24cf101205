import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CLOCK_FILE } from './shifted-clock.ts';

const PRELOADED = pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts'));

/** The time of day of every Node process of a site; what measures durations is left as it is, as when somebody sets a clock. */
export class SiteClock {
  readonly #file: string;
  /** What a process needs to go by it. */
  readonly environment: Record<string, string>;

  constructor(folder: string) {
    this.#file = join(folder, 'clock');
    this.environment = { [CLOCK_FILE]: this.#file, NODE_OPTIONS: `--import=${PRELOADED}` };
    this.set(0);
  }

  /** So many ms ahead of the real time; in force everywhere within moments. */
  set(aheadMs: number): void {
    writeFileSync(this.#file, String(aheadMs));
  }

  /** What the process took for the time when it was last set, in ms; NaN when it does not go by this clock. */
  lastSeenBy(pid: number): number {
    try {
      return Date.parse(readFileSync(`${this.#file}.${pid}`, 'utf8'));
    } catch {
      return Number.NaN;
    }
  }
}
