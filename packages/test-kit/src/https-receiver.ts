import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { issueCertificate, makeAuthority } from '@reefdesk/internal-tls/certificates';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
}

/** A real HTTPS server on loopback for the given host names, with a certificate from its own authority. */
export class HttpsReceiver {
  readonly received: Received[] = [];
  answer: Answer = { status: 204 };

  readonly ca: string;
  private readonly server: Server;

  private constructor(server: Server, ca: string) {
    this.server = server;
    this.ca = ca;
  }

  static async start(hosts: readonly [string, ...string[]]): Promise<HttpsReceiver> {
    const validity = { from: new Date(Date.now() - 60_000), days: 1 };
    const authority = await makeAuthority('Reefdesk tests', validity);
    const { key, certificate } = await issueCertificate(authority, hosts, validity);
    const server = createServer({ key, cert: certificate });
    const receiver = new HttpsReceiver(server, authority.certificate);
    server.on('request', async (request, response) => {
      const body = await text(request);
      receiver.received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(receiver.answer.status, receiver.answer.headers).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
