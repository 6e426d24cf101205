import { headers, type NatsConnection } from '@nats-io/transport-node';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ClientNats, NatsRecordBuilder } from '@nestjs/microservices';
import type { Fact, Message } from '@reefdesk/contracts/messages/message';
import { firstValueFrom, TimeoutError, timeout } from 'rxjs';
import { AppError, fromWireError } from '../errors/app-error.ts';
import type { Metrics } from '../health/metrics.ts';
import { currentRequestId, REQUEST_ID_HEADER } from '../http/request-context.ts';

const DEFAULT_TIMEOUT_MS = 3_000;

/** The way to other services: typed requests with a timeout, and facts. */
@Injectable()
export class MessageBus implements OnApplicationShutdown {
  private readonly logger = new Logger(MessageBus.name);
  private readonly reconnectListeners = new Set<() => void>();

  constructor(
    private readonly client: ClientNats,
    private readonly metrics: Metrics,
  ) {
    client.on('reconnect' as never, (() => this.noteReconnect()) as never);
  }

  /**
   * Asks and waits for the reply. Throws the {@link AppError} that the other side threw; `service_unavailable`
   * when nobody is there, `gateway_timeout` when nobody answers in time.
   */
  async ask<Request, Reply>(contract: Message<Request, Reply>, request: Request, options: { timeoutMs?: number } = {}): Promise<Reply> {
    const end = this.metrics.messageSeconds.startTimer({ subject: contract.subject, side: 'asked' });
    try {
      const reply = this.client.send<Reply>(contract.subject, this.record(request));
      const value = await firstValueFrom(reply.pipe(timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS)));
      end({ outcome: 'ok' });
      return value;
    } catch (error) {
      end({ outcome: 'error' });
      throw this.explain(error, contract.subject);
    }
  }

  /** Tells everybody who cares. Never throws: facts are hints. */
  publish<Payload>(contract: Fact<Payload>, payload: Payload): void {
    this.client.emit(contract.subject, this.record(payload)).subscribe({
      error: (error: unknown) => this.logger.warn({ err: error, subject: contract.subject }, 'A fact could not be published'),
    });
  }

  /** Throws when there is no connection now; for readiness. */
  async check(): Promise<void> {
    const connection = await this.client.connect();
    if ((connection as NatsConnection).isClosed()) throw new Error('not connected');
  }

  /** Runs when facts may have been missed: the listening or the asking connection came (back) up. */
  onReconnect(listener: () => void): void {
    this.reconnectListeners.add(listener);
  }

  noteReconnect(): void {
    for (const listener of this.reconnectListeners) listener();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }

  private record(data: unknown) {
    const map = headers();
    map.set(REQUEST_ID_HEADER, currentRequestId());
    return new NatsRecordBuilder(data ?? {}).setHeaders(map).build();
  }

  private explain(error: unknown, subject: string): AppError {
    const known = fromWireError(error);
    if (known) return known;
    if (error instanceof TimeoutError) return new AppError('gateway_timeout', {}, { cause: new Error(`No reply on ${subject}`) });
    return new AppError('service_unavailable', {}, { cause: error });
  }
}
