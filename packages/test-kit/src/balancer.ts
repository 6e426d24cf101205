import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Backend {
  url: string;
  opsUrl: string;
}

export interface ProbeSettings {
  everyMs: number;
  withinMs: number;
  failures: number;
}

const AT_ONCE: ProbeSettings = { everyMs: 100, withinMs: 60_000, failures: 1 };

/** Replaces a Kubernetes Service: each new connection goes to the next ready replica; open ones stay. No retries. */
export class Balancer {
  readonly #server: Server;
  readonly #probes: ProbeSettings;
  readonly #backends = new Map<Backend, number>();
  readonly #probing = new AbortController();
  readonly #sockets = new Set<Socket>();
  #next = 0;

  private constructor(server: Server, probes: ProbeSettings) {
    this.#server = server;
    this.#probes = probes;
  }

  static async start(probes = AT_ONCE): Promise<Balancer> {
    const server = createServer({ allowHalfOpen: true });
    const balancer = new Balancer(server, probes);
    server.on('connection', (client) => balancer.#pass(client));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  ready(): Backend[] {
    const ready = [...this.#backends].filter(([, failures]) => failures < this.#probes.failures).map(([backend]) => backend);
    const first = ready.length === 0 ? 0 : this.#next++ % ready.length;
    return [...ready.slice(first), ...ready.slice(0, first)];
  }

  add(backend: Backend): void {
    this.#backends.set(backend, 0);
    void this.#probe(backend);
  }

  remove(backend: Backend): void {
    this.#backends.delete(backend);
  }

  stop(): void {
    this.#probing.abort();
    this.#backends.clear();
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  async #probe(backend: Backend): Promise<void> {
    const { signal } = this.#probing;
    while (this.#backends.has(backend)) {
      const isReady = await this.#isReady(backend);
      const failures = this.#backends.get(backend);
      if (failures === undefined) return;
      this.#backends.set(backend, isReady ? 0 : failures + 1);
      await sleep(this.#probes.everyMs, undefined, { signal }).catch(() => undefined);
    }
  }

  #isReady({ opsUrl }: Backend): Promise<boolean> {
    return fetch(`${opsUrl}/health/ready`, { signal: AbortSignal.timeout(this.#probes.withinMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  #pass(client: Socket): void {
    const [backend] = this.ready();
    if (!backend) {
      client.destroy();
      return;
    }
    const { hostname, port } = new URL(backend.url);
    const upstream = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.pipe(other);
      socket.once('error', () => other.destroy());
      socket.once('close', () => this.#sockets.delete(socket));
    }
  }
}
