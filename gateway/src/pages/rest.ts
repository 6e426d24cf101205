/** Minimum pause after a failure. */
const LEAST_MS = 1_000;
const MOST_TIMES_AS_LONG = 5;

/** Pauses requests after a failure: a second at first, longer after slow or repeated failures, so that few requests wait for a hang. */
export class Rest {
  private until = Number.NEGATIVE_INFINITY;
  private failures = 0;

  /** `now`: milliseconds of a monotonic clock. */
  constructor(private readonly now: () => number) {}

  get isOver(): boolean {
    return this.now() >= this.until;
  }

  begin(askedAt: number): void {
    const now = this.now();
    this.until = now + Math.max(LEAST_MS, Math.min(this.failures, MOST_TIMES_AS_LONG) * (now - askedAt));
    this.failures += 1;
  }

  end(): void {
    this.until = Number.NEGATIVE_INFINITY;
    this.failures = 0;
  }
}
