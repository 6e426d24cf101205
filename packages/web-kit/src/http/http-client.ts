import { failureOf } from './api-failure.ts';

export interface HttpRequest {
  /** Path on our own origin, such as `/api/packages`. */
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** FormData goes as it is, everything else as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** Gives up after so long, as if no answer had come. Without it a call waits as long as the browser does. */
  timeoutMs?: number;
}

export interface HttpClient {
  /** Resolves with the parsed body; rejects with an `ApiFailure`, or with the abort reason. */
  request<T>(request: HttpRequest): Promise<T>;
}

/** Cookies always included, no timeout of its own (API-01, API-05). */
export function createHttpClient(fetchImpl: typeof fetch = (...args) => fetch(...args)): HttpClient {
  return {
    async request<T>({ path, method = 'GET', query, body, headers, signal, timeoutMs }: HttpRequest): Promise<T> {
      const form = body instanceof FormData;
      const patience = timeoutMs === undefined ? undefined : patienceOf(timeoutMs, signal);
      const ends = patience?.signal ?? signal;
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
        if (patience?.ran.out) throw failureOf(0);
        if (!response.ok) throw failureOf(response.status, answer);
        return answer as T;
      } finally {
        patience?.end();
      }
    },
  };
}

/** Aborts when the time is up, or when the caller does. */
function patienceOf(timeoutMs: number, signal: AbortSignal | undefined) {
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

/** `?…` of the values that are there; empty without any. */
export function search(query: HttpRequest['query'] = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return entries.length ? `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}` : '';
}

/** What thunks and endpoints get beside the state (ENT-02: the HTTP client is not serialisable). */
export interface StoreExtra {
  http: HttpClient;
}
