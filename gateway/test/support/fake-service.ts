import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { freePort } from '@reefdesk/embedded-stack/free-port';

/** Connections that are still open after this time are destroyed. */
const SEEN_WITHIN_MS = 2_000;
/** Turns of the event loop until the gateway, in the same process, has removed closed connections. */
const FORGOTTEN_AFTER_TURNS = 10;

export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** A small HTTP server that replaces a service and records its requests. */
export class FakeService {
  readonly received: ReceivedRequest[] = [];
  answer: RequestListener = publicJson({ data: [] });
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly port: number) {}

  static async start(): Promise<FakeService> {
    const service = new FakeService(await freePort());
    await service.up();
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get openConnections(): number {
    return this.sockets.size;
  }

  async up(): Promise<void> {
    this.server = createServer((request, response) => {
      this.received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
      this.answer(request, response);
    });
    this.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Simulates a killed process. Resolves when the other side has noticed and no longer uses these connections. */
  async down(): Promise<void> {
    const { server } = this;
    if (!server?.listening) return;
    const closed = once(server, 'close');
    server.close();
    const unseen = setTimeout(() => {
      for (const socket of this.sockets) socket.destroy();
    }, SEEN_WITHIN_MS);
    for (const socket of this.sockets) socket.end();
    await closed;
    clearTimeout(unseen);
    for (let turns = 0; turns < FORGOTTEN_AFTER_TURNS; turns++) await turn();
  }

  reset(): void {
    this.received.length = 0;
    this.answer = publicJson({ data: [] });
  }
}

export function publicJson(body: unknown, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    const all = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate', ...headers };
    response.writeHead(200, all).end(JSON.stringify(body));
  };
}

export function status(code: number, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => void response.writeHead(code, { 'content-type': 'application/json', ...headers }).end('{}');
}
