import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import { natsOptions } from '../src/messaging/nats-options.ts';

const INFO = { server_id: 'plain', version: '2.12.0', proto: 1, max_payload: 1_048_576, headers: true, auth_required: true };

/** An attacker between a service and NATS: greets without TLS and records what it receives. */
class Impostor {
  received = '';
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  constructor() {
    this.server = createServer((socket) => {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('data', (bytes) => {
        this.received += bytes.toString();
        if (this.received.includes('PING')) socket.write('+OK\r\nPONG\r\n');
      });
      socket.write(`INFO ${JSON.stringify(INFO)}\r\n`);
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}

describe('connection to NATS', () => {
  const impostor = new Impostor();
  afterEach(() => impostor.close());

  it('sends no password to a server without TLS if the address requires TLS', async () => {
    const address = await impostor.listen();
    const options = (scheme: string) => ({
      ...natsOptions('catalog', { NATS_URL: `${scheme}://${address}`, NATS_USER: 'catalog', NATS_PASSWORD: 'calm-reef' }),
      waitOnFirstConnect: false,
      reconnect: false,
    });
    await expect(connect(options('tls'))).rejects.toThrow(/tls/);
    expect(impostor.received).toBe('');
    // Shows that the attack works without TLS.
    await (await connect(options('nats'))).close();
    expect(impostor.received).toContain('calm-reef');
  });
});
