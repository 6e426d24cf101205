import { once } from 'node:events';
import {
  Agent,
  request as ask,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backend, Balancer } from '@reefdesk/test-kit/balancer';

/** A read that is without an answer for so long is asked of the other replica, too. */
const READ_TRY_MS = 1_000;

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

interface Whole {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/**
 * Stands in for the ingress controller before the gateways: takes a request whole, asks a gateway that is ready, and asks the next
 * one when that fails before it answered: a read in any case, and also when it says nothing for a second, a write only when no
 * connection was made.
 */
export class Ingress {
  readonly #server: Server;
  readonly #gateways: Balancer;
  readonly #agent = new Agent({ keepAlive: true });

  private constructor(gateways: Balancer) {
    this.#gateways = gateways;
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  static async start(gateways: Balancer): Promise<Ingress> {
    const ingress = new Ingress(gateways);
    ingress.#server.listen(0, '127.0.0.1');
    await once(ingress.#server, 'listening');
    return ingress;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#agent.destroy();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { method = 'GET', url: path = '/', headers } = request;
      const answer = await this.#ask({ method, path, headers, body: await buffer(request) });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    } catch {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    }
  }

  async #ask(whole: Whole): Promise<Answer> {
    const gateways = this.#gateways.ready();
    if (gateways.length === 0) return { status: 503, headers: {}, body: Buffer.alloc(0) };
    return whole.method === 'GET' || whole.method === 'HEAD' ? this.#read(gateways, whole) : this.#write(gateways, whole);
  }

  /** The first answer counts: each next gateway is asked when those before have failed or said nothing for a while. */
  async #read(gateways: readonly Backend[], whole: Whole): Promise<Answer> {
    const over = new AbortController();
    const answers: Promise<Answer>[] = [];
    for (const gateway of gateways) {
      const answer = this.#askOne(gateway, whole, over.signal);
      answers.push(answer);
      const isAnswered = await Promise.race([answer.then(() => true).catch(() => false), sleep(READ_TRY_MS, false)]);
      if (isAnswered) break;
    }
    return Promise.any(answers).finally(() => over.abort());
  }

  async #write(gateways: readonly Backend[], whole: Whole): Promise<Answer> {
    for (const [at, gateway] of gateways.entries()) {
      try {
        return await this.#askOne(gateway, whole);
      } catch (error) {
        if (at === gateways.length - 1 || (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
      }
    }
    throw new Error('No gateway');
  }

  async #askOne(gateway: Backend, whole: Whole, signal?: AbortSignal): Promise<Answer> {
    const { method, path, headers, body } = whole;
    const options: RequestOptions = { method, headers, agent: this.#agent, ...(signal && { signal }) };
    const outgoing = ask(new URL(path, gateway.url), options);
    // Whoever waits for the answer hears of it.
    outgoing.on('error', () => undefined).end(body);
    let incoming: IncomingMessage;
    try {
      [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    } catch (error) {
      // The gateway closed a connection that nobody used just when it was used again: nobody read what was asked.
      if (!outgoing.reusedSocket || (error as NodeJS.ErrnoException).code !== 'ECONNRESET' || method !== 'GET') throw error;
      return this.#askOne(gateway, whole, signal);
    }
    const received = await buffer(incoming);
    // Whole by now: how it came is of no interest any more.
    const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...kept } = incoming.headers;
    return { status: incoming.statusCode ?? 502, headers: kept, body: received };
  }
}
