import type { CountedRequest } from '@reefdesk/contracts/messages/gateway.messages';
import type { RateLimit } from '@reefdesk/system/rate-limits';
import { LRUCache } from 'lru-cache';

/** Senders and limits whose counts are held; beyond that the longest unused is forgotten. */
const MAX_COUNTS = 50_000;

export type Count = Pick<CountedRequest, 'limit' | 'sender' | 'window'>;

export interface Taken {
  isAdmitted: boolean;
  /** Requests that are left in this window. */
  remaining: number;
  /** Seconds until the next window begins, at least 1. */
  resetSeconds: number;
  window: number;
}

/**
 * How many requests each sender made in the present window. Windows begin at the same moments everywhere, so that what
 * replicas tell each other adds up.
 */
export class RequestCounts {
  private readonly counts = new LRUCache<string, number>({ max: MAX_COUNTS });

  /** Counts one request, unless the quota is used up. */
  take(limit: string, { quota, windowSeconds }: Pick<RateLimit, 'quota' | 'windowSeconds'>, sender: string): Taken {
    const seconds = Date.now() / 1_000;
    const window = Math.floor(seconds / windowSeconds);
    const key = keyOf({ limit, sender, window });
    const before = this.counts.get(key) ?? 0;
    const isAdmitted = before < quota;
    if (isAdmitted) this.counts.set(key, before + 1);
    const resetSeconds = Math.max(1, Math.ceil((window + 1) * windowSeconds - seconds));
    return { isAdmitted, remaining: Math.max(0, quota - before - 1), resetSeconds, window };
  }

  /** A request that another replica let through. */
  add(count: Count): void {
    const key = keyOf(count);
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }
}

function keyOf({ limit, sender, window }: Count): string {
  return `${limit} ${window} ${sender}`;
}
