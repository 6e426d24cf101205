import { once } from 'node:events';
import { Agent, request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type HttpFault =
  | { delayMs: number }
  /** The server receives no request; the response is an S3 error with this code. */
  | { status: number; code: string }
  /** Downloads break off in the middle, after the full `content-length`. */
  | { cutDownloads: true };

/** HTTP proxy that injects faults. */
export class HttpProxy {
  readonly #server: Server;
  readonly #target: URL;
  readonly #agent = new Agent({ keepAlive: true });
  #fault: HttpFault | undefined;
  struck = 0;

  private constructor(server: Server, target: URL) {
    this.#server = server;
    this.#target = target;
  }

  static async to(endpoint: string): Promise<HttpProxy> {
    const server = createServer();
    const proxy = new HttpProxy(server, new URL(endpoint));
    server.on('request', (request, response) => {
      // The connection is closed, because a response may have begun.
      void proxy.#carry(request, response).catch(() => response.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Applies to every later request and replaces the earlier fault. */
  do(fault: HttpFault): void {
    this.#fault = fault;
  }

  heal(): void {
    this.#fault = undefined;
  }

  close(): void {
    this.#agent.destroy();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = this.#fault;
    if (fault && 'status' in fault) return this.#refuse(fault, request, response);
    if (fault && 'delayMs' in fault) {
      this.struck++;
      await sleep(fault.delayMs);
    }
    const { method, url: path, headers } = request;
    const outgoing = ask({ hostname: this.#target.hostname, port: this.#target.port, method, path, headers, agent: this.#agent });
    response.once('close', () => outgoing.destroy());
    request.pipe(outgoing);
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    response.writeHead(incoming.statusCode ?? 502, incoming.headers);
    const isCut = fault && 'cutDownloads' in fault && method === 'GET' && incoming.headers['content-length'] !== undefined;
    if (isCut) await this.#passHalf(incoming, response);
    else incoming.pipe(response);
  }

  async #refuse({ status, code }: { status: number; code: string }, request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.struck++;
    request.resume();
    await once(request, 'end');
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
  }

  async #passHalf(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    this.struck++;
    let left = Math.floor(Number(incoming.headers['content-length']) / 2);
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      const part = chunk.subarray(0, left);
      left -= part.length;
      response.write(part);
      if (left === 0) break;
    }
    response.destroy();
  }
}
