import type { CountedRequest } from '@reefdesk/contracts/messages/gateway.messages';
import type { RateLimit } from '@reefdesk/system/rate-limits';
import { LRUCache } from 'lru-cache';

/** Maximum number of counters; the least recently used are evicted. */
const MAX_COUNTS = 50_000;

export type Count = Pick<CountedRequest, 'limit' | 'sender' | 'window'>;

/** A network or account that a request counts for. A request also counts for the wider network. */
export interface Sender {
  id: string;
  /** Multiple of the quota that it has. */
  shares: number;
}

export interface Standing {
  isAdmitted: boolean;
  remaining: number;
  /** At least 1. */
  resetSeconds: number;
  window: number;
}

/** Counts requests per sender in fixed windows, which are aligned across replicas so that their counts can be added. */
export class RequestCounts {
  private readonly counts = new LRUCache<string, number>({ max: MAX_COUNTS });

  look(limit: string, { quota, windowSeconds }: Pick<RateLimit, 'quota' | 'windowSeconds'>, senders: readonly Sender[]): Standing {
    const seconds = Date.now() / 1_000;
    const window = Math.floor(seconds / windowSeconds);
    const left = senders.map(({ id, shares }) => quota * shares - (this.counts.get(keyOf({ limit, sender: id, window })) ?? 0));
    const least = Math.min(...left);
    const resetSeconds = Math.max(1, Math.ceil((window + 1) * windowSeconds - seconds));
    return { isAdmitted: least > 0, remaining: Math.max(0, least - 1), resetSeconds, window };
  }

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
