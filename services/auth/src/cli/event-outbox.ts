import { ClientNats } from '@nestjs/microservices';
import type { DomainEvent } from '@reefdesk/contracts/messages/message';
import { natsOptions } from '@reefdesk/service-kit/messaging/nats-options';
import { lastValueFrom, timeout } from 'rxjs';
import type { AccountsCliEnv } from '../env.ts';

const DELIVERY_TIMEOUT_MS = 3_000;

/** Keeps what happened until the work is done, then tells NATS, if there is one. */
export class EventOutbox {
  private readonly events: { subject: string; payload: unknown }[] = [];

  constructor(private readonly env: AccountsCliEnv) {}

  publish<Payload>(contract: DomainEvent<Payload>, payload: Payload): void {
    this.events.push({ subject: contract.subject, payload });
  }

  /** A warning when running gateways could not be told; they ask again within seconds anyway. */
  async deliver(): Promise<string | undefined> {
    if (this.events.length === 0 || !this.env.NATS_URL) return undefined;
    const client = new ClientNats({
      ...natsOptions('auth', this.env),
      reconnect: false,
      waitOnFirstConnect: false,
      timeout: DELIVERY_TIMEOUT_MS,
    });
    try {
      const connection = await client.connect();
      for (const { subject, payload } of this.events) {
        await lastValueFrom(client.emit(subject, payload).pipe(timeout(DELIVERY_TIMEOUT_MS)), { defaultValue: undefined });
      }
      await connection.flush();
      return undefined;
    } catch {
      return 'Done, but NATS does not answer: a running website may take some seconds longer to notice.';
    } finally {
      await client.close();
    }
  }
}
