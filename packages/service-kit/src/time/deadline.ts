import { type Clock, monotonicMs } from './monotonic.ts';

/** Says how many milliseconds the asker will still wait; over HTTP and NATS alike. A duration, because clocks differ. */
export const TIME_LEFT_HEADER = 'x-reefdesk-time-left-ms';

const MARGIN_SHARE = 0.1;
const MARGIN_MAX_MS = 500;
/** Nine digits are more than a week, and what a timer can hold. */
const MILLISECONDS = /^\d{1,9}$/;

/** How long whoever asked for a piece of work waits for it. */
export class Deadline {
  private endsAt: number;

  constructor(
    private readonly lifeMs: number,
    private readonly now: Clock = monotonicMs,
  ) {
    this.endsAt = now() + lifeMs;
  }

  /** Milliseconds, 0 when it has passed. */
  get leftMs(): number {
    return Math.max(0, this.endsAt - this.now());
  }

  /** The whole time counts from now. */
  restart(): void {
    if (this.endsAt !== Number.NEGATIVE_INFINITY) this.endsAt = this.now() + this.lifeMs;
  }

  /** Nobody waits any more. */
  abandon(): void {
    this.endsAt = Number.NEGATIVE_INFINITY;
  }
}

/** The header's value for someone who is waited for `waitMs`: a little less, so that their answer still comes in time. */
export function timeLeftHeader(waitMs: number): string {
  return String(Math.max(0, Math.floor(waitMs - Math.min(MARGIN_MAX_MS, MARGIN_SHARE * waitMs))));
}

/** What the header says; undefined where there is none, or none that can be read. */
export function readDeadline(value: unknown, now: Clock = monotonicMs): Deadline | undefined {
  return typeof value === 'string' && MILLISECONDS.test(value) ? new Deadline(Number(value), now) : undefined;
}
