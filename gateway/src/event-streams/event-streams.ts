import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { type ClientNetwork, networksOf } from '@reefdesk/service-kit/request/client-network';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import type { NextFunction, Request, Response } from 'express';
import { sendError } from '../edge/send-error.ts';
import { NetworkShares } from '../request-context/network-shares.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { SessionResolver } from '../sessions/session-resolver.ts';

/** `left`: client or service closed it; `session`: session ended; `renewed`: closed to force a reconnect; `refused`: over a limit. */
type StreamEnd = 'left' | 'session' | 'renewed' | 'refused';

/** Counts open event streams and the reasons for their end. */
@Injectable()
export class EventStreamMetrics {
  private readonly ends;
  private readonly counted: (() => number)[] = [];

  constructor(metrics: Metrics) {
    this.ends = metrics.counter('event_streams_ended_total', 'Streams of events that ended, by why', ['reason']);
    metrics.gauge('event_streams_open', 'Streams of events that are open now', [], (gauge) => {
      gauge.set(this.counted.reduce((sum, count) => sum + count(), 0));
    });
  }

  watch(count: () => number): void {
    this.counted.push(count);
  }

  ended(reason: StreamEnd): void {
    this.ends.inc({ reason });
  }
}

/** Limit per replica over all users; each stream holds one connection to the client and one to the service. */
const MAX_OPEN = 1_000;
/** A browser opens one stream for all its tabs, so an office needs one per person. */
const MAX_OF_A_NETWORK = 100;
const MAX_OF_A_PERSON = 12;
/** Interval of the session check, which ends streams of sessions whose end was not announced. */
const LOOK_EVERY_MS = 2_000;
/** Maximum lifetime of a stream. The client then reconnects and its session is checked again. */
const MAX_LIFE_MS = 10 * 60_000;

interface Stream {
  response: Response;
  cookie: string;
  userId: string;
  networks: readonly ClientNetwork[];
  openedAt: number;
}

/** Limits event streams per network and user, and ends them with their session. The proxy forwards them; their service authorizes. */
@Injectable()
export class EventStreams implements OnModuleDestroy {
  private readonly open = new Set<Stream>();
  private readonly shares = new NetworkShares(MAX_OF_A_NETWORK);
  private readonly timer: NodeJS.Timeout;
  private isLooking = false;

  constructor(
    private readonly sessions: SessionResolver,
    private readonly metrics: EventStreamMetrics,
  ) {
    metrics.watch(() => this.open.size);
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  use(request: Request, response: Response, next: NextFunction): void {
    const { target, userId, sessionCookie, client } = requestContextOf(request);
    if (target.kind !== 'api' || !target.isStream || userId === undefined || sessionCookie === undefined) {
      next();
      return;
    }
    const networks = networksOf(client.address);
    if (this.isFullFor(userId, networks)) {
      this.metrics.ended('refused');
      sendError(request, response, new AppError('too_many_attempts'));
      return;
    }
    const stream = { response, cookie: sessionCookie, userId, networks, openedAt: monotonicMs() };
    this.open.add(stream);
    this.shares.take(networks, 1);
    response.once('close', () => this.leave(stream) && this.metrics.ended('left'));
    next();
  }

  /** Closes the streams of a user whose rights or sessions changed. Clients that still have access reconnect. */
  endOf(userId: string): void {
    for (const stream of this.open) if (stream.userId === userId) this.end(stream, 'renewed');
  }

  /** Clients reconnect to another replica. */
  onModuleDestroy(): void {
    clearInterval(this.timer);
    for (const stream of this.open) this.end(stream, 'renewed');
  }

  private isFullFor(userId: string, networks: readonly ClientNetwork[]): boolean {
    const ofPerson = [...this.open].filter((stream) => stream.userId === userId);
    return this.open.size >= MAX_OPEN || !this.shares.haveRoom(networks, 1) || ofPerson.length >= MAX_OF_A_PERSON;
  }

  private leave(stream: Stream): boolean {
    if (!this.open.delete(stream)) return false;
    this.shares.take(stream.networks, -1);
    return true;
  }

  /** While auth cannot resolve sessions, open streams stay: an event only says that something has changed. */
  private async look(): Promise<void> {
    // With many streams and a slow auth service, one check may take longer than the interval.
    if (this.isLooking) return;
    this.isLooking = true;
    for (const stream of [...this.open]) {
      if (monotonicMs() - stream.openedAt > MAX_LIFE_MS) this.end(stream, 'renewed');
      else {
        const session = await this.sessions.resolve(stream.cookie).catch(() => undefined);
        if (session === null) this.end(stream, 'session');
      }
    }
    this.isLooking = false;
  }

  private end(stream: Stream, reason: StreamEnd): void {
    if (!this.leave(stream)) return;
    this.metrics.ended(reason);
    stream.response.destroy();
  }
}
