import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { freePort } from '@reefdesk/embedded-stack/free-port';

/** A side that goes on all the same is cut off. */
const SEEN_WITHIN_MS = 2_000;
/** Turns of the event loop after which the gateway, in the same process, has forgotten connections that it has closed. */
const FORGOTTEN_AFTER_TURNS = 10;

export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** A tiny HTTP server in a service's place: answers as the test says and remembers what it was asked. */
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

  /** Listens, again on the same port after {@link down}. */
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

  /** As if its process were killed. Ends when the other side has seen it, too, and asks by none of these connections any more. */
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

/** An answer for visitors, as `sendJson(…, 'public')` gives it. */
export function publicJson(body: unknown, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    const all = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate', ...headers };
    response.writeHead(200, all).end(JSON.stringify(body));
  };
}

export function status(code: number, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => void response.writeHead(code, { 'content-type': 'application/json', ...headers }).end('{}');
}
