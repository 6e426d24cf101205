import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpClient } from '@reefdesk/test-kit/http';
import type { Ledger } from './ledger.ts';
import { Tally } from './tally.ts';

/** Number of added records to keep; older ones are deleted to stay within the limits of a site. */
export const STORED_MAX = 100;
export const TIMEOUT_MS = 120_000;
const TRY_MS = 60_000;
const AGAIN_MS = 300;
/** Statuses of temporary errors; every other error is a defect of the system. */
const NOT_NOW = new Set([429, 502, 503, 504, 507]);

export interface Write {
  ledger: Ledger;
  name: string;
  state: unknown;
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: () => unknown;
}

/** Writes as the screens do: with an idempotency key, and again after a temporary error. Keeps the ledgers. */
export class Writer {
  readonly refusals = new Tally();
  readonly wrong = new Tally();

  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** Repeats a write until it is stored. Resolves with the body of the answer, or undefined after the time limit. */
  async write({ ledger, name, state, method, path, body = () => undefined }: Write, timeoutMs = TIMEOUT_MS): Promise<unknown> {
    const end = performance.now() + timeoutMs;
    const headers: Record<string, string> = method === 'POST' ? { 'idempotency-key': randomUUID() } : {};
    ledger.sent(name, state);
    for (;;) {
      try {
        const signal = AbortSignal.timeout(TRY_MS);
        const answer = await this.#http.request<{ code?: string }>(method, path, { body: body(), headers, signal });
        // A 404 means that an earlier attempt, whose answer was lost, has deleted the record.
        if (answer.status < 300 || (method === 'DELETE' && answer.status === 404)) {
          ledger.stored(name, state);
          return answer.body;
        }
        const kind = `${answer.status} ${answer.body?.code ?? ''}`.trim();
        if (!NOT_NOW.has(answer.status)) {
          this.wrong.add(`${kind} ${method} ${path}`);
          ledger.refused(name, state);
          return undefined;
        }
        this.refusals.add(kind);
      } catch (error) {
        this.refusals.add((error as Error).name === 'TimeoutError' ? 'hangs' : 'cut');
      }
      if (performance.now() > end) return undefined;
      await sleep(AGAIN_MS);
    }
  }
}
