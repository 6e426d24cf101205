import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  json: Record<string, unknown>;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

/** Sends one plain HTTP request with exactly this path and these headers, without normalization. */
export function ask(base: string, path: string, { method = 'GET', headers = {}, body }: AskOptions = {}): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => resolve(toAnswer(answer.statusCode ?? 0, answer.headers, Buffer.concat(chunks))));
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

function toAnswer(status: number, headers: IncomingHttpHeaders, body: Buffer): Answer {
  const text = body.toString('utf8');
  const isJson = headers['content-type']?.includes('json') && !headers['content-encoding'] && text !== '';
  return { status, headers, body, text, json: isJson ? (JSON.parse(text) as Record<string, unknown>) : {} };
}
