import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { networkOf } from '@reefdesk/service-kit/http/client-network';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import type { NextFunction, Request, Response } from 'express';
import { sendError } from '../edge/send-error.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { SessionResolver } from '../sessions/session-resolver.ts';
import { EventStreamMetrics, type StreamEnd } from './event-stream-metrics.ts';

/** Of one replica, all together; each holds a connection to its reader and one to its service. */
const MAX_OPEN = 1_000;
/** A browser has one for all its tabs, so an office has as many as people at work. */
const MAX_OF_A_NETWORK = 100;
const MAX_OF_A_PERSON = 12;
/** So that a session that ended, and of which nothing was heard, ends its streams as soon as its other requests. */
const LOOK_EVERY_MS = 2_000;
/** Its reader connects anew, and is looked at anew. */
const MAX_LIFE_MS = 10 * 60_000;

interface Stream {
  response: Response;
  cookie: string;
  userId: string;
  network: string;
  openedAt: number;
}

/**
 * Keeps watch over answers that go on: so many of a network and of a person, none longer than the session that asked for it. The
 * proxy sends them; who may have them is their service's to say, and whoever is refused holds nothing.
 */
@Injectable()
export class EventStreams implements OnModuleDestroy {
  private readonly open = new Set<Stream>();
  private readonly timer: NodeJS.Timeout;

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
    const network = networkOf(client.address);
    if (this.isFullFor(userId, network)) {
      this.metrics.ended('refused');
      sendError(request, response, new AppError('too_many_attempts'));
      return;
    }
    const stream = { response, cookie: sessionCookie, userId, network, openedAt: monotonicMs() };
    this.open.add(stream);
    response.once('close', () => this.open.delete(stream) && this.metrics.ended('left'));
    next();
  }

  /** What they may do, or whether they are still who they were, is to be asked anew. Those who may come back. */
  endOf(userId: string): void {
    for (const stream of this.open) if (stream.userId === userId) this.end(stream, 'renewed');
  }

  /** They come back, to another replica. */
  onModuleDestroy(): void {
    clearInterval(this.timer);
    for (const stream of this.open) this.end(stream, 'renewed');
  }

  private isFullFor(userId: string, network: string): boolean {
    const all = [...this.open];
    const count = (isOne: (stream: Stream) => boolean) => all.filter(isOne).length;
    return (
      all.length >= MAX_OPEN ||
      count((stream) => stream.network === network) >= MAX_OF_A_NETWORK ||
      count((stream) => stream.userId === userId) >= MAX_OF_A_PERSON
    );
  }

  /** While nobody can say whose a session is, what is open stays: events say nothing but that something changed. */
  private async look(): Promise<void> {
    for (const stream of [...this.open]) {
      if (monotonicMs() - stream.openedAt > MAX_LIFE_MS) this.end(stream, 'renewed');
      else {
        const session = await this.sessions.resolve(stream.cookie).catch(() => undefined);
        if (session === null) this.end(stream, 'session');
      }
    }
  }

  private end(stream: Stream, reason: StreamEnd): void {
    if (!this.open.delete(stream)) return;
    this.metrics.ended(reason);
    stream.response.destroy();
  }
}
