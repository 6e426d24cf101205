import { type Clock, monotonicMs } from './monotonic.ts';

/** Milliseconds that the caller still waits, over HTTP and NATS. A duration, because clocks differ. */
export const TIME_LEFT_HEADER = 'x-reefdesk-time-left-ms';

const MARGIN_SHARE = 0.1;
const MARGIN_MAX_MS = 500;
/** Nine digits are more than a week, and fit into a timer. */
const MILLISECONDS = /^\d{1,9}$/;

/** Time until which a caller waits for a result. */
export class Deadline {
  private endsAt: number;

  constructor(
    private readonly lifeMs: number,
    private readonly now: Clock = monotonicMs,
  ) {
    this.endsAt = now() + lifeMs;
  }

  get leftMs(): number {
    return Math.max(0, this.endsAt - this.now());
  }

  restart(): void {
    if (this.endsAt !== Number.NEGATIVE_INFINITY) this.endsAt = this.now() + this.lifeMs;
  }

  abandon(): void {
    this.endsAt = Number.NEGATIVE_INFINITY;
  }
}

/** Header value for a request with this timeout: slightly less, so that the reply still arrives in time. */
export function timeLeftHeader(waitMs: number): string {
  return String(Math.max(0, Math.floor(waitMs - Math.min(MARGIN_MAX_MS, MARGIN_SHARE * waitMs))));
}

export function readDeadline(value: unknown, now: Clock = monotonicMs): Deadline | undefined {
  return typeof value === 'string' && MILLISECONDS.test(value) ? new Deadline(Number(value), now) : undefined;
}
