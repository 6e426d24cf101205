import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, unzipSync } from 'node:zlib';

export interface PlainAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  json: Record<string, unknown> | undefined;
  ms: number;
}

export interface PlainRequest {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  timeoutMs?: number;
}

/** Sends path, headers and bytes unchanged, unlike fetch. */
export class PlainHttp {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 });
  readonly #base: URL;

  constructor(base: string) {
    this.#base = new URL(base);
  }

  /** Rejects without a response: after a closed connection or `timeoutMs`. */
  ask(path: string, { method = 'GET', headers = {}, body, timeoutMs = 30_000 }: PlainRequest = {}): Promise<PlainAnswer> {
    const { hostname, port } = this.#base;
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      // Node sets the length only for methods that usually have a body.
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { hostname, port, path, method, headers: { ...length, ...headers }, agent: this.#agent };
      const outgoing = request(options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          clearTimeout(timer);
          const { statusCode: status = 0, headers } = answer;
          const ms = performance.now() - startedAt;
          try {
            const text = decode(headers, Buffer.concat(chunks)).toString('utf8');
            resolve({ status, headers, text, json: parse(headers, text), ms });
          } catch (error) {
            reject(new Error(`The body of the answer cannot be read (${status})`, { cause: error }));
          }
        });
      });
      const timer = setTimeout(() => outgoing.destroy(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
      outgoing.once('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
      outgoing.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function decode({ 'content-encoding': encoding }: IncomingHttpHeaders, body: Buffer): Buffer {
  if (encoding === undefined || body.length === 0) return body;
  return encoding === 'br' ? brotliDecompressSync(body) : unzipSync(body);
}

function parse(headers: IncomingHttpHeaders, text: string): Record<string, unknown> | undefined {
  if (!headers['content-type']?.includes('json') || text === '') return undefined;
  return JSON.parse(text) as Record<string, unknown>;
}
