import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request whose head comes in two parts, as over a slow link. */
export class HalfRequest {
  private readonly answer: Promise<string>;

  private constructor(private readonly socket: Socket) {
    this.answer = new Promise((resolve) => {
      let text = '';
      const end = (): void => resolve(text);
      socket.setEncoding('utf8').on('data', (part: string) => (text += part));
      socket.once('end', end).once('error', end).once('close', end);
      socket.on('data', () => {
        if (isWhole(text)) socket.end(end);
      });
    });
  }

  static async begin(url: string, path: string): Promise<HalfRequest> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`);
    return new HalfRequest(socket);
  }

  /** The whole answer, or what came of it until the connection ended. */
  async finish(headers: Record<string, string> = {}): Promise<string> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    this.socket.write(`${lines.join('')}\r\n`);
    return this.answer;
  }
}

/** An answer with its head and its whole body, whose end its length or the last chunk tells. */
function isWhole(text: string): boolean {
  const endOfHead = text.indexOf('\r\n\r\n');
  if (endOfHead < 0) return false;
  const length = /^content-length: *(\d+)/im.exec(text.slice(0, endOfHead))?.[1];
  const body = text.slice(endOfHead + 4);
  return length === undefined ? body.endsWith('0\r\n\r\n') : Buffer.byteLength(body) >= Number(length);
}
