/** Minimum pause after a failure. */
const MIN_PAUSE_MS = 1_000;
const MAX_FACTOR = 5;

/** Pauses requests after a failure: one second at first, up to five times the duration of the failed request after repeated slow failures. */
export class CircuitBreaker {
  private openUntil = Number.NEGATIVE_INFINITY;
  private failures = 0;

  /** `now`: milliseconds of a monotonic clock. */
  constructor(private readonly now: () => number) {}

  get isClosed(): boolean {
    return this.now() >= this.openUntil;
  }

  open(startedAt: number): void {
    const now = this.now();
    this.openUntil = now + Math.max(MIN_PAUSE_MS, Math.min(this.failures, MAX_FACTOR) * (now - startedAt));
    this.failures += 1;
  }

  close(): void {
    this.openUntil = Number.NEGATIVE_INFINITY;
    this.failures = 0;
  }
}
