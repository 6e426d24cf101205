import { AppError } from '@reefdesk/service-kit/errors/app-error';

/**
 * Bounds password hashing: few at a time, and a limited number of callers inside at all, so that a flood of
 * logins costs a quick 503 and neither the memory nor the processor of everybody else.
 */
export class PasswordWork {
  private inside = 0;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly concurrency: number,
    private readonly places: number,
  ) {}

  /** Holds a place for all of `work`; throws `service_unavailable` when all are taken. */
  async withPlace<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside >= this.places) throw new AppError('service_unavailable');
    this.inside += 1;
    try {
      return await work();
    } finally {
      this.inside -= 1;
    }
  }

  /** Runs one computation, after those that came before. */
  async turn<T>(compute: () => Promise<T>): Promise<T> {
    if (this.running < this.concurrency) this.running += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await compute();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
