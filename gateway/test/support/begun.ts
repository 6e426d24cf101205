import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { GatewayUnderTest } from './gateway-under-test.ts';

export interface BegunRequest {
  method?: string;
  path: string;
  headers: Record<string, string>;
  start?: string;
}

/** A request whose sending has begun but not ended. */
export class Begun {
  received = '';

  private constructor(private readonly socket: Socket) {
    socket.on('data', (bytes: Buffer) => {
      this.received += bytes.toString();
    });
  }

  static async send(gateway: GatewayUnderTest, { start = '', ...request }: BegunRequest): Promise<Begun> {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(headOf(request) + start);
    return new Begun(socket);
  }

  async answer(): Promise<string> {
    if (!this.socket.destroyed) await once(this.socket, 'close');
    return this.received;
  }

  send(text: string): void {
    this.socket.write(text);
  }

  leave(): void {
    this.socket.destroy();
  }
}

export function headOf({ method = 'POST', path, headers }: BegunRequest): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
