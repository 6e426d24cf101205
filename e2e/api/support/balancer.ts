import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';

const PROBE_EVERY_MS = 100;

/**
 * Stands in for a Kubernetes Service: each new connection goes to the next replica that says it is ready; an open one stays
 * where it is. It repeats nothing and hides nothing.
 */
export class Balancer {
  private readonly replicas = new Map<ServiceProcess, boolean>();
  private readonly probing = new AbortController();
  private readonly sockets = new Set<Socket>();
  private next = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Balancer> {
    const server = createServer({ allowHalfOpen: true });
    const balancer = new Balancer(server);
    server.on('connection', (client) => balancer.pass(client));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    void balancer.probe();
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  add(replica: ServiceProcess): void {
    this.replicas.set(replica, true);
  }

  remove(replica: ServiceProcess): void {
    this.replicas.delete(replica);
  }

  stop(): void {
    this.probing.abort();
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private async probe(): Promise<void> {
    const { signal } = this.probing;
    while (!signal.aborted) {
      await Promise.all([...this.replicas.keys()].map((replica) => this.look(replica)));
      await sleep(PROBE_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async look(replica: ServiceProcess): Promise<void> {
    const isReady = await fetch(`${replica.opsUrl}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (this.replicas.has(replica)) this.replicas.set(replica, isReady);
  }

  private pass(client: Socket): void {
    const ready = [...this.replicas].filter(([, isReady]) => isReady).map(([replica]) => replica);
    const replica = ready[this.next++ % ready.length];
    if (!replica) {
      client.destroy();
      return;
    }
    const { hostname, port } = new URL(replica.url);
    const upstream = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.sockets.add(socket);
      socket.setNoDelay(true);
      socket.pipe(other);
      socket.once('error', () => other.destroy());
      socket.once('close', () => this.sockets.delete(socket));
    }
  }
}
