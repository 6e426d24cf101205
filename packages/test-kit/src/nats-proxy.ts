import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { type NatsDelivery, NatsFrames, natsFrame } from './nats-frames.ts';

export type NatsFault =
  | { copies: number }
  | { delayMs: number }
  /** Delays messages by up to this time and delivers them in random order. */
  | { shuffleMs: number }
  | { spoil: (payload: Buffer) => Buffer };

/** Invalid payloads: empty, no JSON, wrong types, truncated, and an empty object. */
export const SPOILED: readonly ((payload: Buffer) => Buffer)[] = [
  () => Buffer.alloc(0),
  (payload) => payload.subarray(0, payload.length / 2),
  () => Buffer.from([0xff, 0x00, 0xc3, 0x28]),
  ...['null', '5', '[]', '"text"', '{}', '{"pattern":null,"data":null}'].map((text) => () => Buffer.from(text)),
];

/** NATS proxy that injects faults into delivered messages. */
export class NatsProxy {
  readonly #server: Server;
  readonly #target: URL;
  readonly #travellers = new Set<Socket>();
  #fault: NatsFault | undefined;
  #subjects = /^/;
  struck = 0;

  private constructor(server: Server, target: URL) {
    this.#server = server;
    this.#target = target;
  }

  static async to(url: string): Promise<NatsProxy> {
    const server = createServer();
    const proxy = new NatsProxy(server, new URL(url));
    server.on('connection', (near) => proxy.#carry(near));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `nats://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  do(fault: NatsFault, subjects = /^/): void {
    this.#fault = fault;
    this.#subjects = subjects;
  }

  heal(): void {
    this.#fault = undefined;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const tester of this.#travellers) tester.destroy();
    await closed;
  }

  #carry(near: Socket): void {
    const far = connect(Number(this.#target.port || 4_222), this.#target.hostname);
    const frames = new NatsFrames();
    const pending: Buffer[] = [];
    near.on('data', (bytes: Buffer) => far.write(bytes));
    far.on('data', (bytes: Buffer) => {
      for (const frame of frames.take(bytes)) {
        const fault = frame.message && this.#subjects.test(frame.message.subject) ? this.#fault : undefined;
        if (fault && frame.message) this.#strike(fault, frame.message, near, pending);
        else near.write(frame.bytes);
      }
    });
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      this.#travellers.add(from);
      from
        .on('error', () => to.destroy())
        .once('close', () => {
          to.destroy();
          this.#travellers.delete(from);
        });
    }
  }

  #strike(fault: NatsFault, message: NatsDelivery, near: Socket, pending: Buffer[]): void {
    this.struck++;
    const bytes = natsFrame(message);
    if ('copies' in fault) for (let copy = 0; copy < fault.copies; copy++) near.write(bytes);
    else if ('delayMs' in fault) setTimeout(() => near.write(bytes), fault.delayMs);
    else if ('spoil' in fault) near.write(natsFrame({ ...message, payload: fault.spoil(message.payload) }));
    else {
      if (pending.length === 0) setTimeout(() => near.write(Buffer.concat(shuffle(pending.splice(0)))), fault.shuffleMs);
      pending.push(bytes);
    }
  }
}

function shuffle(frames: Buffer[]): Buffer[] {
  return frames
    .map((frame) => ({ frame, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ frame }) => frame);
}
