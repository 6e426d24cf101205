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

/** Time after which an unanswered read is sent to the other replica as well. */
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

/** Simulated ingress controller. Retries reads on errors and after a second, but writes only after a refused connection. */
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

  /** Returns the first response. The next gateway is asked if earlier ones fail or stay silent for `READ_TRY_MS`. */
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
    // Errors also reject the promise of the response below.
    outgoing.on('error', () => undefined).end(body);
    let incoming: IncomingMessage;
    try {
      [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    } catch (error) {
      // The gateway closed an idle keep-alive connection just as it was reused, so the request was never read.
      if (!outgoing.reusedSocket || (error as NodeJS.ErrnoException).code !== 'ECONNRESET' || method !== 'GET') throw error;
      return this.#askOne(gateway, whole, signal);
    }
    const received = await buffer(incoming);
    // The body is complete, so its transfer headers no longer apply.
    const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...forwarded } = incoming.headers;
    return { status: incoming.statusCode ?? 502, headers: forwarded, body: received };
  }
}
