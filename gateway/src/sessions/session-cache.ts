import type { ResolvedSession } from '@reefdesk/contracts/messages/auth.messages';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { LRUCache } from 'lru-cache';

const MAX_ENTRIES = 10_000;
const KNOWN_FOR_MS = 5_000;
const UNKNOWN_FOR_MS = 1_000;
/** Longer than usual pauses at work. A cookie with a session within this time may always be looked up. */
const RECENT_MS = 30 * 60_000;
/** A token is not used shortly before its expiry, since it might expire in transit. */
const TOKEN_MARGIN_MS = 2_000;

interface Entry {
  session: ResolvedSession | null;
  userId: string | undefined;
}

/** Auth's results by cookie, for seconds. Keys are hashes, so that memory never contains a usable cookie. */
export class SessionCache {
  private readonly entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES, perf: { now: monotonicMs } });
  private readonly recent = new LRUCache<string, true>({ max: MAX_ENTRIES, ttl: RECENT_MS, perf: { now: monotonicMs } });
  /** Counts ended sessions: the result of an earlier lookup is not cached. */
  generation = 0;

  get(key: string): ResolvedSession | null | undefined {
    return this.entries.get(key)?.session;
  }

  knows(key: string): boolean {
    return this.entries.has(key) || this.recent.has(key);
  }

  put(key: string, session: ResolvedSession | null, generation: number): void {
    if (session) this.recent.set(key, true);
    const ttl = session ? Math.min(KNOWN_FOR_MS, session.tokenLifeSeconds * 1_000 - TOKEN_MARGIN_MS) : UNKNOWN_FOR_MS;
    if (ttl > 0 && generation === this.generation) this.entries.set(key, { session, userId: session?.user.user_id }, { ttl });
  }

  forget(key: string): void {
    this.generation++;
    this.entries.delete(key);
  }

  forgetUser(userId: string): void {
    this.generation++;
    for (const [key, entry] of this.entries) {
      if (entry.userId === userId) this.entries.delete(key);
    }
  }

  clear(): void {
    this.generation++;
    this.entries.clear();
  }
}
