import { failureOf } from './api-failure.ts';

export interface HttpRequest {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
}

export interface HttpClient {
  /** Resolves with the parsed body; rejects with an `ApiFailure`, or with the abort reason. */
  request<T>(request: HttpRequest): Promise<T>;
}

/** Always sends cookies, and has no timeout by default (API-01, API-05). */
export function createHttpClient(fetchImpl: typeof fetch = (...args) => fetch(...args)): HttpClient {
  return {
    async request<T>({ path, method = 'GET', query, body, headers, signal, timeoutMs }: HttpRequest): Promise<T> {
      const form = body instanceof FormData;
      const timeout = timeoutMs === undefined ? undefined : timeoutOf(timeoutMs, signal);
      const ends = timeout?.signal ?? signal;
      const init: RequestInit = {
        method,
        credentials: 'include',
        headers: {
          accept: 'application/json',
          ...(body !== undefined && !form && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
        ...(ends && { signal: ends }),
      };
      try {
        const response = await fetchImpl(path + search(query), init).catch((reason: unknown) => {
          throw signal?.aborted ? reason : failureOf(0);
        });
        const answer: unknown = await response.json().catch(() => undefined);
        if (timeout?.ran.out) throw failureOf(0);
        if (!response.ok) throw failureOf(response.status, answer);
        return answer as T;
      } finally {
        timeout?.end();
      }
    },
  };
}

function timeoutOf(timeoutMs: number, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const ran = { out: false };
  const give = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => {
    ran.out = true;
    controller.abort();
  }, timeoutMs);
  if (signal?.aborted) give();
  signal?.addEventListener('abort', give);
  const end = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', give);
  };
  return { signal: controller.signal, ran, end };
}

export function search(query: HttpRequest['query'] = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return entries.length ? `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}` : '';
}

/** Extra argument of thunks (ENT-02: the HTTP client is not serialisable). */
export interface StoreExtra {
  http: HttpClient;
}
