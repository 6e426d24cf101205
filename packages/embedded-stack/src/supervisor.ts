import { messageOf } from './errors.ts';
import { type Crash, ManagedProcess, type ProcessSpec } from './managed-process.ts';

export interface SupervisorEvents {
  onCrash?: (crash: Crash & { restartInMs: number }) => void;
  onRecovered?: (name: string) => void;
}

export interface SupervisorTimes {
  firstDelayMs: number;
  longestDelayMs: number;
  healthyAfterMs: number;
}

export const RESTART_TIMES: SupervisorTimes = { firstDelayMs: 500, longestDelayMs: 10_000, healthyAfterMs: 30_000 };

/** Keeps one process running: after a crash it is restarted with a growing, bounded delay. */
export class Supervisor {
  readonly process: ManagedProcess;
  readonly #events: SupervisorEvents;
  readonly #times: SupervisorTimes;
  #stopping = false;
  #wake: () => void = () => {};
  #loop: Promise<void> = Promise.resolve();

  constructor(spec: ProcessSpec, events: SupervisorEvents = {}, times = RESTART_TIMES) {
    this.process = new ManagedProcess(spec);
    this.#events = events;
    this.#times = times;
  }

  /** The first start must succeed; only a process that was ready is restarted. */
  async start(): Promise<void> {
    await this.process.start();
    this.#loop = this.#watch();
  }

  async #watch(): Promise<void> {
    let delayMs = this.#times.firstDelayMs;
    let readyAt = Date.now();
    let failure: string | undefined;
    for (;;) {
      const reason = failure ?? (await this.process.whenExited());
      if (this.#stopping) return;
      if (failure === undefined && Date.now() - readyAt >= this.#times.healthyAfterMs) delayMs = this.#times.firstDelayMs;
      this.#events.onCrash?.({ ...this.process.crash(reason), restartInMs: delayMs });
      await this.#pause(delayMs);
      if (this.#stopping) return;
      delayMs = Math.min(delayMs * 2, this.#times.longestDelayMs);
      try {
        await this.process.start();
        failure = undefined;
        readyAt = Date.now();
        this.#events.onRecovered?.(this.process.spec.name);
      } catch (error) {
        failure = messageOf(error).split('\n')[0];
      }
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wake();
    await this.process.stop();
    await this.#loop;
  }
}
