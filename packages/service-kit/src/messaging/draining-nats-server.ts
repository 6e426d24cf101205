import { setTimeout as sleep } from 'node:timers/promises';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { type NatsOptions, ServerNats } from '@nestjs/microservices';
import { monotonicMs } from '../time/monotonic.ts';

const LOOK_MS = 20;
/** Needed because a server that is down never confirms. */
const CONFIRMED_WITHIN_MS = 1_000;

/** Unlike Nest's NATS server, which aborts running handlers when it closes, this one takes no new messages and finishes first. */
export class DrainingNatsServer extends ServerNats {
  private readonly taken: Subscription[] = [];
  private readonly working = new Set<Msg>();
  private readonly answering = new WeakSet<Msg>();
  private quiet: Promise<void> | undefined;
  private isClosing = false;
  private readonly losing = Promise.withResolvers<void>();
  /** Resolves when the connection is closed other than by {@link close}. */
  readonly lost = this.losing.promise;
  isListening = false;

  /** `patienceMs`: maximum duration of running handlers while it drains. */
  constructor(
    options: Required<NatsOptions>['options'],
    private readonly timeoutMs: number,
  ) {
    super(options);
  }

  override bindEvents(client: NatsConnection): void {
    super.bindEvents({
      subscribe: (...subject: Parameters<NatsConnection['subscribe']>) => {
        const subscription = client.subscribe(...subject);
        this.taken.push(subscription);
        return subscription;
      },
    });
    this.isListening = true;
    void client.closed().then(() => this.isClosing || this.losing.resolve());
  }

  override async handleMessage(channel: string, message: Msg): Promise<unknown> {
    this.working.add(message);
    try {
      const result: unknown = await super.handleMessage(channel, message);
      // A request is finished with its last reply, which the publisher sees.
      if (!this.answering.has(message)) this.working.delete(message);
      return result;
    } catch (error) {
      this.working.delete(message);
      throw error;
    }
  }

  override getPublisher(message: Msg, ...rest: [id: string, context: Parameters<ServerNats['getPublisher']>[2]]) {
    const publish = super.getPublisher(message, ...rest);
    this.answering.add(message);
    return (packet: { isDisposed?: boolean }): unknown => {
      if (packet.isDisposed) this.working.delete(message);
      return publish(packet);
    };
  }

  /** Leaves new messages to other replicas; resolves when all earlier ones are answered, or after the maximum duration. */
  drain(): Promise<void> {
    this.quiet ??= this.becomeQuiet();
    return this.quiet;
  }

  override async close(): Promise<void> {
    await this.drain();
    this.isClosing = true;
    await super.close();
  }

  private async becomeQuiet(): Promise<void> {
    if (!this.isListening) return;
    const until = monotonicMs() + this.timeoutMs;
    // The server confirms after all messages that were already on their way.
    await within(CONFIRMED_WITHIN_MS, Promise.allSettled(this.taken.map((subscription) => subscription.drain())));
    while (this.working.size > 0 && monotonicMs() < until) await sleep(LOOK_MS);
    await within(CONFIRMED_WITHIN_MS, this.unwrap<NatsConnection>().flush());
  }
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const settled = work.catch(() => undefined);
  await Promise.race([settled, sleep(milliseconds, undefined, { ref: false })]);
}
