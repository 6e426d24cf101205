export interface HttpAnswer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface RequestInput {
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
}

/** A minimal browser: fetch with cookies for one origin and an Origin header. */
export class HttpClient {
  readonly #base: string;
  readonly #cookies = new Map<string, string>();

  constructor(base: string) {
    this.#base = base.replace(/\/$/, '');
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  get = <Body = unknown>(path: string, input?: RequestInput) => this.request<Body>('GET', path, input);
  post = <Body = unknown>(path: string, body?: unknown, input?: RequestInput) => this.request<Body>('POST', path, { body, ...input });
  put = <Body = unknown>(path: string, body?: unknown, input?: RequestInput) => this.request<Body>('PUT', path, { body, ...input });
  patch = <Body = unknown>(path: string, body?: unknown, input?: RequestInput) => this.request<Body>('PATCH', path, { body, ...input });
  delete = <Body = unknown>(path: string, input?: RequestInput) => this.request<Body>('DELETE', path, input);

  async login(email: string, password: string): Promise<HttpAnswer> {
    const answer = await this.post('/api/login', { email, password });
    if (answer.status >= 300) throw new Error(`Login of ${email} failed: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  async request<Body = unknown>(
    method: string,
    path: string,
    { headers = {}, body, signal }: RequestInput = {},
  ): Promise<HttpAnswer<Body>> {
    const isPlain = body instanceof FormData || typeof body === 'string' || body === undefined;
    const response = await fetch(`${this.#base}${path}`, {
      method,
      redirect: 'manual',
      ...(signal && { signal }),
      body: isPlain ? body : JSON.stringify(body),
      headers: {
        ...(!isPlain && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && method !== 'HEAD' && { origin: this.#base }),
        ...(this.#cookies.size > 0 && { cookie: this.#cookieHeader() }),
        ...headers,
      },
    });
    this.#keepCookies(response.headers.getSetCookie());
    return { status: response.status, headers: response.headers, body: (await readBody(response)) as Body };
  }

  #cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const isOver = /;\s*max-age=0\b/i.test(line) || /;\s*expires=Thu, 01 Jan 1970/i.test(line);
      if (isOver || value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return response.headers.get('content-type')?.includes('json') && text !== '' ? JSON.parse(text) : text;
}
