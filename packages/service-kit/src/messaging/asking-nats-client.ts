import type { NatsConnection } from '@nats-io/transport-node';
import { ClientNats } from '@nestjs/microservices';

type Answer = (packet: { err?: unknown; response?: unknown; isDisposed?: boolean }) => unknown;

/** Reports two events that Nest's NATS client mishandles: a permanently closed connection, and an unreadable reply. */
export class AskingNatsClient extends ClientNats {
  private isClosing = false;
  private readonly losing = Promise.withResolvers<void>();

  /** Resolves when the connection is closed other than by {@link close}. */
  readonly lost = this.losing.promise;

  override async createClient(): Promise<NatsConnection> {
    const connection = (await super.createClient()) as NatsConnection;
    void connection.closed().then(() => this.isClosing || this.losing.resolve());
    return connection;
  }

  override createSubscriptionHandler(packet: Parameters<ClientNats['createSubscriptionHandler']>[0], answer: Answer) {
    const handle = super.createSubscriptionHandler(packet, answer);
    return (...message: Parameters<typeof handle>): Promise<unknown> =>
      handle(...message).catch((err: unknown) => answer({ err, isDisposed: true }));
  }

  override async close(): Promise<void> {
    this.isClosing = true;
    await super.close();
  }
}
