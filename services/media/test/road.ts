import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to storage that can be cut, or on which everything stops without a word. */
export class Road {
  private server: Server | undefined;
  private readonly travellers = new Set<Socket>();
  private held = false;
  private barrier: RegExp | undefined;
  private reached: (() => void) | undefined;

  private constructor(
    readonly port: number,
    private readonly target: URL,
  ) {}

  /** Closed until {@link open} is called. */
  static async to(endpoint: string): Promise<Road> {
    return new Road(await freePort(), new URL(endpoint));
  }

  get endpoint(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    this.server = createServer((near) => {
      const far = connect(Number(this.target.port), this.target.hostname);
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

  /** Connections are taken and kept, and nothing gets through any more. */
  hold(): void {
    this.held = true;
    for (const traveller of this.travellers) traveller.pause();
  }

  /** As {@link hold}, from the moment that a request like this comes along; resolves then. It does not get through. */
  holdAt(request: RegExp): Promise<void> {
    this.barrier = request;
    return new Promise((resolve) => {
      this.reached = resolve;
    });
  }

  release(): void {
    this.held = false;
    for (const traveller of this.travellers) traveller.resume();
  }

  private pass(bytes: Buffer, to: Socket): void {
    if (this.barrier?.test(bytes.toString('latin1'))) {
      this.barrier = undefined;
      this.hold();
      this.reached?.();
    } else to.write(bytes);
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(undefined)));
    for (const traveller of this.travellers) traveller.destroy();
    await closed;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
