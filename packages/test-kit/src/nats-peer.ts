import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Fact, Message } from '@reefdesk/contracts/messages/message';
import type { NatsUser } from '@reefdesk/dev/stack/nats-accounts';
import type { TestParts } from './parts.ts';

const SETTLE_MS = 150;

/** What a service answers with: the wire format of Nest's NATS transport. */
interface Packet<Reply> {
  response?: Reply;
  err?: unknown;
}

/** One more party on a suite's NATS: stands in for a service that the suite does not start, or asks as the seed does. */
export class NatsPeer {
  readonly #connection: NatsConnection;
  readonly #connectAs: (name: NatsUser) => Promise<NatsConnection>;
  #ears: Promise<NatsConnection> | undefined;

  private constructor(connection: NatsConnection, connectAs: (name: NatsUser) => Promise<NatsConnection>) {
    this.#connection = connection;
    this.#connectAs = connectAs;
  }

  static async connect(parts: Pick<TestParts, 'natsUrl' | 'credentials'>, name: NatsUser): Promise<NatsPeer> {
    const connectAs = (account: NatsUser) => {
      const { user, password } = parts.credentials(account);
      return connect({ servers: parts.natsUrl, ...(user && { user, pass: password, inboxPrefix: `_INBOX_${user}` }) });
    };
    return new NatsPeer(await connectAs(name), connectAs);
  }

  /** Answers every request; what `handle` throws reaches the asker as the error. Returns how to stop answering. */
  answer<Request, Reply>(contract: Message<Request, Reply>, handle: (request: Request) => Reply | Promise<Reply>): () => void {
    const subscription = this.#connection.subscribe(contract.subject, {
      callback: (fault, message) => {
        if (fault) return;
        const { id, data } = message.json<{ id: string; data: Request }>();
        const reply = (packet: Packet<Reply>) => message.respond(JSON.stringify({ ...packet, isDisposed: true, id }));
        Promise.resolve(data)
          .then(handle)
          .then(
            (response) => reply({ response }),
            (err: unknown) => reply({ err }),
          );
      },
    });
    return () => subscription.unsubscribe();
  }

  /** Rejects with what the other side threw, as it came over the wire. */
  async ask<Request, Reply>(contract: Message<Request, Reply>, data: Request, timeoutMs = 15_000): Promise<Reply> {
    const request = JSON.stringify({ pattern: contract.subject, data, id: randomUUID() });
    const answer = await this.#connection.request(contract.subject, request, { timeout: timeoutMs });
    const { err, response } = answer.json<Packet<Reply>>();
    if (err) throw err;
    return response as Reply;
  }

  /** Tells a fact as its owner does. */
  async tell<Payload>(contract: Fact<Payload>, payload: Payload): Promise<void> {
    this.#connection.publish(contract.subject, JSON.stringify({ pattern: contract.subject, data: payload }));
    await this.#connection.flush();
  }

  /** The facts told from now on; the array grows. Heard as `ops`, who may hear all: an account hears only what concerns it. */
  async listen<Payload>(contract: Fact<Payload>): Promise<readonly Payload[]> {
    const heard: Payload[] = [];
    this.#ears ??= this.#connectAs('ops');
    const ears = await this.#ears;
    // News of what was done before may still be on their way: a process sends them behind its answer.
    await sleep(SETTLE_MS);
    ears.subscribe(contract.subject, {
      callback: (fault, message) => {
        if (!fault) heard.push(message.json<{ data: Payload }>().data);
      },
    });
    await ears.flush();
    return heard;
  }

  async close(): Promise<void> {
    await Promise.all([this.#connection.close(), this.#ears?.then((ears) => ears.close())]);
  }
}
