import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const SILENCE_MS = 500;

/** A request whose head comes in two parts, as over a slow link. */
export class HalfRequest {
  private readonly answer: Promise<string>;

  private constructor(private readonly socket: Socket) {
    this.answer = new Promise((resolve) => {
      let text = '';
      const end = (): void => resolve(text);
      socket.setEncoding('utf8').on('data', (part: string) => (text += part));
      socket.once('end', end).once('error', end);
      socket.on('data', () => socket.setTimeout(SILENCE_MS, () => socket.end(end)));
    });
  }

  static async begin(url: string, path: string): Promise<HalfRequest> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`);
    return new HalfRequest(socket);
  }

  /** The whole answer: what came until the connection ended, or until nothing more came. */
  async finish(headers: Record<string, string> = {}): Promise<string> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    this.socket.write(`${lines.join('')}\r\n`);
    return this.answer;
  }
}
