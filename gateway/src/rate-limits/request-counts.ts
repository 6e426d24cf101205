import type { CountedRequest } from '@reefdesk/contracts/messages/gateway.messages';
import type { RateLimit } from '@reefdesk/system/rate-limits';
import { LRUCache } from 'lru-cache';

/** Senders and limits whose counts are held; beyond that the longest unused is forgotten. */
const MAX_COUNTS = 50_000;

export type Count = Pick<CountedRequest, 'limit' | 'sender' | 'window'>;

/** A sender that a request counts for; several where a network is part of a wider one. */
export interface Sender {
  id: string;
  /** How many times the quota it has. */
  shares: number;
}

export interface Standing {
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

  /** How a request would fare now, without counting it. */
  look(limit: string, { quota, windowSeconds }: Pick<RateLimit, 'quota' | 'windowSeconds'>, senders: readonly Sender[]): Standing {
    const seconds = Date.now() / 1_000;
    const window = Math.floor(seconds / windowSeconds);
    const left = senders.map(({ id, shares }) => quota * shares - (this.counts.get(keyOf({ limit, sender: id, window })) ?? 0));
    const least = Math.min(...left);
    const resetSeconds = Math.max(1, Math.ceil((window + 1) * windowSeconds - seconds));
    return { isAdmitted: least > 0, remaining: Math.max(0, least - 1), resetSeconds, window };
  }

  /** Counts one request, unless the quota of one of its senders is used up. */
  take(limit: string, rate: Pick<RateLimit, 'quota' | 'windowSeconds'>, senders: readonly Sender[]): Standing {
    const standing = this.look(limit, rate, senders);
    if (standing.isAdmitted) for (const { id } of senders) this.add({ limit, sender: id, window: standing.window });
    return standing;
  }

  add(count: Count): void {
    const key = keyOf(count);
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }
}

function keyOf({ limit, sender, window }: Count): string {
  return `${limit} ${window} ${sender}`;
}
