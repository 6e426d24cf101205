import { randomUUID } from 'node:crypto';
import { connect, type NatsConnection, headers as newHeaders } from '@nats-io/transport-node';
import type { DomainEvent, Message } from '@reefdesk/contracts/messages/message';
import type { NatsUser } from '@reefdesk/system/nats-accounts';
import { eventually } from './eventually.ts';
import type { TestStack } from './stack.ts';

/** Response of a service, in the wire format of Nest's NATS transport. */
interface Packet<Reply> {
  response?: Reply;
  err?: unknown;
}

interface Publisher {
  publish<Payload>(contract: DomainEvent<Payload>, payload: Payload): void;
}

/** A further NATS client in a suite, in place of a service that the suite does not start. */
export class NatsPeer {
  readonly #connection: NatsConnection;
  readonly #connectAs: (name: NatsUser) => Promise<NatsConnection>;
  #subscriptions: Promise<NatsConnection> | undefined;
  readonly #lastNews = new Set<string>();

  private constructor(connection: NatsConnection, connectAs: (name: NatsUser) => Promise<NatsConnection>) {
    this.#connection = connection;
    this.#connectAs = connectAs;
  }

  static async connect(stack: Pick<TestStack, 'natsUrl' | 'credentials'>, name: NatsUser): Promise<NatsPeer> {
    const connectAs = (account: NatsUser) => {
      const { user, password } = stack.credentials(account);
      return connect({ servers: stack.natsUrl, ...(user && { user, pass: password, inboxPrefix: `_INBOX_${user}` }) });
    };
    return new NatsPeer(await connectAs(name), connectAs);
  }

  /** Answers every request; an error that `handle` throws is sent to the caller. Returns a function that stops answering. */
  answer<Request, Reply>(
    contract: Message<Request, Reply>,
    handle: (request: Request, header: (name: string) => string | undefined) => Reply | Promise<Reply>,
  ): () => void {
    const subscription = this.#connection.subscribe(contract.subject, {
      callback: (error, message) => {
        if (error) return;
        const { id, data } = message.json<{ id: string; data: Request }>();
        const reply = (packet: Packet<Reply>) => message.respond(JSON.stringify({ ...packet, isDisposed: true, id }));
        Promise.resolve(data)
          .then((request) => handle(request, (name) => message.headers?.get(name)))
          .then(
            (response) => reply({ response }),
            (err: unknown) => reply({ err }),
          );
      },
    });
    return () => subscription.unsubscribe();
  }

  async known(): Promise<void> {
    await this.#connection.flush();
  }

  async ask<Request, Reply>(
    contract: Message<Request, Reply>,
    data: Request,
    timeoutMs = 15_000,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const request = JSON.stringify({ pattern: contract.subject, data, id: randomUUID() });
    const sent = newHeaders();
    for (const [name, value] of Object.entries(headers)) sent.set(name, value);
    const answer = await this.#connection.request(contract.subject, request, { timeout: timeoutMs, headers: sent });
    const { err, response } = answer.json<Packet<Reply>>();
    if (err) throw err;
    return response as Reply;
  }

  async tell<Payload>(contract: DomainEvent<Payload>, payload: Payload): Promise<void> {
    this.#connection.publish(contract.subject, JSON.stringify({ pattern: contract.subject, data: payload }));
    await this.#connection.flush();
  }

  /**
   * Collects later events into the returned array. Subscribes as `ops`, because other accounts receive only their own events. Skips events
   * of `teller`, which may still arrive from earlier requests.
   */
  async listen<Payload>(contract: DomainEvent<Payload>, publisher?: Publisher): Promise<readonly Payload[]> {
    const heard: Payload[] = [];
    this.#subscriptions ??= this.#connectAs('ops');
    const subscriptions = await this.#subscriptions;
    subscriptions.subscribe(contract.subject, {
      callback: (error, message) => {
        if (error) return;
        const { data } = message.json<{ data: Payload & { lastNews?: string } }>();
        if (data.lastNews) this.#lastNews.add(data.lastNews);
        else heard.push(data);
      },
    });
    await subscriptions.flush();
    if (publisher) {
      await this.hearAll(contract, publisher);
      heard.length = 0;
    }
    return heard;
  }

  /** Resolves when all subscriptions to `contract` have received all earlier events of `teller`: one connection keeps the order. */
  async hearAll<Payload>(contract: DomainEvent<Payload>, publisher: Publisher): Promise<void> {
    const lastNews = randomUUID();
    publisher.publish(contract, { lastNews } as Payload);
    await eventually(() => {
      if (!this.#lastNews.has(lastNews)) throw new Error(`The last event on ${contract.subject} was not heard`);
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.#connection.close(), this.#subscriptions?.then((subscriptions) => subscriptions.close())]);
  }
}
