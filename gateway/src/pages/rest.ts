/** How long what failed is left alone, at least. */
const LEAST_MS = 1_000;
const MOST_TIMES_AS_LONG = 5;

/**
 * Leaves alone what has just failed: a second at first, and longer the longer it makes people wait and the more often it did so
 * in a row, so that few wait for one that hangs.
 */
export class Rest {
  private until = Number.NEGATIVE_INFINITY;
  private failures = 0;

  /** `now`: milliseconds of a clock that never goes back. */
  constructor(private readonly now: () => number) {}

  get isOver(): boolean {
    return this.now() >= this.until;
  }

  /** After a failure of what was asked at `askedAt`, by the same clock. */
  begin(askedAt: number): void {
    const now = this.now();
    this.until = now + Math.max(LEAST_MS, Math.min(this.failures, MOST_TIMES_AS_LONG) * (now - askedAt));
    this.failures += 1;
  }

  /** It answers. */
  end(): void {
    this.until = Number.NEGATIVE_INFINITY;
    this.failures = 0;
  }
}
