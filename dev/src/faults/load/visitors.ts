import { setTimeout as sleep } from 'node:timers/promises';
import { Tally } from './tally.ts';

const PAUSE_MS = 50;
/** Longer reads count as hanging. */
const TIMEOUT_MS = 60_000;

/** Visitors who continuously read one address after the other, as fast as the site responds. */
export class Visitors {
  readonly failures = new Tally();
  answered = 0;
  /** Number of responses older than the data may be. */
  old = 0;
  slowestMs = 0;
  slowest = '';
  #isOver = false;
  #walks: Promise<void>[] = [];
  readonly #come: () => void;

  constructor(url: string, people: number, paths: readonly string[]) {
    this.#come = () => {
      this.#isOver = false;
      this.#walks = Array.from({ length: people }, (_, first) => this.#walk(url, first, paths));
    };
    this.#come();
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#walks);
  }

  comeBack(): void {
    this.#come();
  }

  async #walk(url: string, first: number, paths: readonly string[]): Promise<void> {
    for (let at = first; !this.#isOver; at++) {
      await this.#read(url, paths[at % paths.length] ?? '/');
      await sleep(PAUSE_MS);
    }
  }

  async #read(url: string, path: string): Promise<void> {
    const begin = performance.now();
    try {
      const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' });
      await response.arrayBuffer();
      if (response.status !== 200) this.failures.add(`${response.status} ${path}`);
      else if (response.headers.has('x-reefdesk-stale')) this.old++;
    } catch (error) {
      this.failures.add(`${(error as Error).name === 'TimeoutError' ? 'hangs' : 'cut'} ${path}`);
    }
    this.answered++;
    const took = performance.now() - begin;
    if (took <= this.slowestMs) return;
    this.slowestMs = took;
    this.slowest = path;
  }
}
