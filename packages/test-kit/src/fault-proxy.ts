import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '@reefdesk/embedded-stack/free-port';

interface Barrier {
  request: RegExp;
  left: number;
  reached: () => void;
}

/** TCP proxy that can be cut, redirected or stalled. */
export class FaultProxy {
  private server: Server | undefined;
  private readonly travellers = new Set<Socket>();
  private held = false;
  private barrier: Barrier | undefined;
  taken = 0;

  readonly port: number;
  private target: URL;

  private constructor(port: number, target: URL) {
    this.port = port;
    this.target = target;
  }

  /** `http://host:port`, or `unix:/path` of a socket. Closed until {@link open} is called. */
  static async to(endpoint: string): Promise<FaultProxy> {
    return new FaultProxy(await freePort(), new URL(endpoint));
  }

  leadTo(endpoint: string): void {
    this.target = new URL(endpoint);
    for (const tester of this.travellers) tester.destroy();
  }

  get endpoint(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    this.server = createServer((near) => {
      this.taken++;
      const { protocol, port, hostname, pathname } = this.target;
      const far = protocol === 'unix:' ? connect(pathname) : connect(Number(port), hostname);
      for (const [from, to] of [[near, far] as const, [far, near] as const]) {
        this.travellers.add(from);
        from.on('data', (bytes: Buffer) => this.pass(bytes, to));
        from.once('end', () => to.end());
        from.on('error', () => to.destroy()).once('close', () => this.travellers.delete(from));
        if (this.held) from.pause();
      }
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
  }

  hold(): void {
    this.held = true;
    for (const tester of this.travellers) tester.pause();
  }

  /** Like {@link hold}, from the nth matching request on, which is not forwarded; resolves then. */
  holdAt(request: RegExp, nth = 1): Promise<void> {
    return new Promise((reached) => {
      this.barrier = { request, left: nth, reached };
    });
  }

  release(): void {
    this.held = false;
    for (const tester of this.travellers) tester.resume();
  }

  private pass(bytes: Buffer, to: Socket): void {
    if (this.barrier?.request.test(bytes.toString('latin1')) && --this.barrier.left === 0) {
      this.hold();
      this.barrier.reached();
      this.barrier = undefined;
    } else to.write(bytes);
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(undefined)));
    for (const tester of this.travellers) tester.destroy();
    await closed;
  }
}
