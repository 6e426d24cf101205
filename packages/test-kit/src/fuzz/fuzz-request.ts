import fc from 'fast-check';
import type { PlainRequest } from '../plain-http.ts';

const SHOWN = 600;

/** A generated request; its text is complete enough to send it by hand. */
export class FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;

  constructor(method: string, path: string, headers: Readonly<Record<string, string>>, body: string | Buffer | undefined) {
    this.method = method;
    this.path = path;
    this.headers = headers;
    this.body = body;
  }

  toPlain(session: Readonly<Record<string, string>>): PlainRequest {
    return { method: this.method, headers: { ...this.headers, ...session }, ...(this.body !== undefined && { body: this.body }) };
  }

  [fc.toStringMethod](): string {
    const headers = Object.entries(this.headers).map(([name, value]) => `${name}: ${cut(JSON.stringify(value))}`);
    return [`${this.method} ${cut(this.path)}`, ...headers, shown(this.body)].join('\n');
  }

  toString(): string {
    return this[fc.toStringMethod]();
  }
}

function shown(body: string | Buffer | undefined): string {
  if (body === undefined) return '(no body)';
  const text = Buffer.isBuffer(body) ? body.toString('latin1') : body;
  return `${body.length} long: ${cut(JSON.stringify(text))}`;
}

function cut(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length})` : text;
}
