import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type ResolvedSession, ResolveSession } from '@reefdesk/contracts/messages/auth.messages';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { SessionCache } from './session-cache.ts';

/** `joined`: shared a running request for the same cookie. */
type Lookup = 'hit' | 'miss' | 'joined';

@Injectable()
export class SessionMetrics {
  private readonly lookups;

  constructor(metrics: Metrics) {
    this.lookups = metrics.counter('session_lookups_total', 'Look-ups of session cookies, by where the answer came from', ['result']);
  }

  count(result: Lookup): void {
    this.lookups.inc({ result });
  }
}

/** Longer values are never issued, so auth is not asked about them. */
const COOKIE_MAX_LENGTH = 512;

/** Resolves an opaque cookie to a session and an internal token (phantom token pattern). Results are cached for seconds. */
@Injectable()
export class SessionResolver {
  private readonly cache = new SessionCache();
  private readonly asked = new Map<string, Promise<ResolvedSession | null>>();

  constructor(
    @Inject(MessageBus) private readonly bus: Pick<MessageBus, 'ask' | 'onReconnect'>,
    @Inject(SessionMetrics) private readonly metrics: Pick<SessionMetrics, 'count'>,
  ) {
    bus.onReconnect(() => this.forgetAll());
  }

  /** Null if there is no such session. Throws if auth is down. */
  async resolve(cookie: string): Promise<ResolvedSession | null> {
    if (cookie.length > COOKIE_MAX_LENGTH) return null;
    const key = keyOf(cookie);
    const known = this.cache.get(key);
    const asked = known === undefined ? this.asked.get(key) : undefined;
    this.metrics.count(known !== undefined ? 'hit' : asked ? 'joined' : 'miss');
    if (known !== undefined) return known;
    return asked ?? this.ask(key, cookie);
  }

  /** Returns true if auth is being asked or recently returned a session for this cookie. */
  knows(cookie: string): boolean {
    if (cookie.length > COOKIE_MAX_LENGTH) return true;
    const key = keyOf(cookie);
    return this.asked.has(key) || this.cache.knows(key);
  }

  forget(cookie: string): void {
    const key = keyOf(cookie);
    this.asked.delete(key);
    this.cache.forget(key);
  }

  /** Removes all sessions of the user. Running lookups are dropped too, as their users are not known yet. */
  forgetUser(userId: string): void {
    this.asked.clear();
    this.cache.forgetUser(userId);
  }

  forgetAll(): void {
    this.asked.clear();
    this.cache.clear();
  }

  private ask(key: string, cookie: string): Promise<ResolvedSession | null> {
    const { generation } = this.cache;
    const answer = this.bus
      .ask(ResolveSession, { cookie })
      .then(({ session }) => {
        this.cache.put(key, session, generation);
        return session;
      })
      .finally(() => {
        if (this.asked.get(key) === answer) this.asked.delete(key);
      });
    this.asked.set(key, answer);
    return answer;
  }
}

function keyOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64url');
}
