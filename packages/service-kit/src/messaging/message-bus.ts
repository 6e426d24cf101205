import { headers, type NatsConnection } from '@nats-io/transport-node';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { NatsRecordBuilder } from '@nestjs/microservices';
import type { DomainEvent, Message } from '@reefdesk/contracts/messages/message';
import { firstValueFrom, TimeoutError, timeout } from 'rxjs';
import { AppError, fromWireError } from '../errors/app-error.ts';
import type { Metrics } from '../health/metrics.ts';
import { outcomeOf } from '../health/outcome.ts';
import { currentRequestId, REQUEST_ID_HEADER, timeLeftMs } from '../request/request-context.ts';
import { TIME_LEFT_HEADER, timeLeftHeader } from '../time/deadline.ts';
import { addTrace, messageAttributes } from '../tracing/message-tracing.ts';
import { inSpan } from '../tracing/span.ts';
import type { AskingNatsClient } from './asking-nats-client.ts';

const DEFAULT_TIMEOUT_MS = 3_000;

@Injectable()
export class MessageBus implements OnApplicationShutdown {
  private readonly logger = new Logger(MessageBus.name);
  private readonly reconnectListeners = new Set<() => void>();
  private readonly eventsPublished;
  private readonly reconnects;

  constructor(
    private readonly client: AskingNatsClient,
    private readonly metrics: Metrics,
  ) {
    this.eventsPublished = metrics.counter('nats_events_published_total', 'Facts told to everybody who cares', ['subject', 'outcome']);
    this.reconnects = metrics.counter('nats_reconnects_total', 'Times that a connection to NATS came (back) up');
    client.on('reconnect' as never, (() => this.noteReconnect()) as never);
  }

  /** Throws the {@link AppError} of the other side, `service_unavailable` without a handler, `gateway_timeout` after the timeout. */
  async ask<Request, Reply>(contract: Message<Request, Reply>, request: Request, options: { timeoutMs?: number } = {}): Promise<Reply> {
    const { subject } = contract;
    const end = this.metrics.messageSeconds.startTimer({ subject, side: 'asked' });
    return inSpan(`ask ${subject}`, { kind: 'client', attributes: messageAttributes(subject) }, async () => {
      try {
        const waitMs = Math.min(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, timeLeftMs());
        if (waitMs <= 0) throw new TimeoutError();
        const reply = this.client.send<Reply>(subject, this.record(request, waitMs));
        const value = await firstValueFrom(reply.pipe(timeout(waitMs)));
        end({ outcome: 'ok' });
        return value;
      } catch (thrown) {
        const { outcome, error } = explain(thrown, subject);
        end({ outcome });
        throw error;
      }
    });
  }

  /** Never throws, because events are only hints. */
  publish<Payload>(contract: DomainEvent<Payload>, payload: Payload): void {
    const { subject } = contract;
    this.client.emit(subject, this.record(payload)).subscribe({
      complete: () => this.eventsPublished.inc({ subject, outcome: 'ok' }),
      error: (error: unknown) => {
        this.eventsPublished.inc({ subject, outcome: 'failed' });
        this.logger.warn({ err: error, subject }, 'An event could not be published');
      },
    });
  }

  /** Throws without a connection; for readiness. */
  async check(): Promise<void> {
    const connection = await this.client.connect();
    if ((connection as NatsConnection).isClosed()) throw new Error('not connected');
  }

  /** Resolves when the connection has ended permanently, unless the process is shutting down. */
  get lost(): Promise<void> {
    return this.client.lost;
  }

  /** Registers a listener for reconnects of either connection, after which events may have been missed. */
  onReconnect(listener: () => void): void {
    this.reconnectListeners.add(listener);
  }

  noteReconnect(): void {
    this.reconnects.inc();
    for (const listener of this.reconnectListeners) listener();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }

  private record(data: unknown, waitMs?: number) {
    const map = headers();
    map.set(REQUEST_ID_HEADER, currentRequestId());
    if (waitMs !== undefined) map.set(TIME_LEFT_HEADER, timeLeftHeader(waitMs));
    addTrace(map);
    return new NatsRecordBuilder(data ?? {}).setHeaders(map).build();
  }
}

function explain(thrown: unknown, subject: string): { outcome: string; error: AppError } {
  const known = fromWireError(thrown);
  if (known) return { outcome: outcomeOf(known), error: known };
  if (thrown instanceof TimeoutError) {
    return { outcome: 'timeout', error: new AppError('gateway_timeout', {}, { cause: new Error(`No reply on ${subject}`) }) };
  }
  return { outcome: 'unreachable', error: new AppError('service_unavailable', {}, { cause: thrown }) };
}
