import { ENDPOINTS, type Endpoint } from '@reefdesk/test-kit/calls';
import type { FuzzRequest } from '@reefdesk/test-kit/fuzz/fuzz-request';
import { requestsFor } from '@reefdesk/test-kit/fuzz/requests';
import { createWorld, type World } from '@reefdesk/test-kit/fuzz/world';
import { PlainHttp } from '@reefdesk/test-kit/plain-http';
import fc from 'fast-check';
import { Tally } from './tally.ts';

const SAMPLE = 20;
const AT_ONCE = 6;
const ANSWERS_WITHIN_MS = 60_000;

/** Session headers; empty for a visitor. */
export type Sender = Readonly<Record<string, string>>;

/** How created records are removed: the id's field in the response, and the path that deletes it. */
const REMOVALS: Readonly<Record<string, readonly [id: string, path: string]>> = {
  '/api/add-destination': ['destination_id', '/api/remove-destination/'],
  '/api/add-travel': ['travel_id', '/api/delete-travel/'],
  '/api/gallery': ['gallery_id', '/api/gallery/'],
  '/api/testimonials': ['testimonial_id', '/api/testimonials/'],
};

/** Sends fuzzed requests to all endpoints in turn, as a visitor, a customer and a member of the staff. */
export class InvalidRequests {
  /** Responses with 5xx and broken connections, by endpoint. */
  readonly faults = new Tally();
  readonly answers = new Tally();
  readonly #http: PlainHttp;
  readonly #senders: readonly { sender: Sender; calls: readonly Endpoint[] }[];
  readonly #staff: Sender;
  readonly #world: World;

  private constructor(url: string, customer: Sender, staff: Sender, world: World) {
    this.#http = new PlainHttp(url);
    this.#staff = staff;
    this.#world = world;
    // Signing out or registering would end or replace the session.
    const signedIn = ENDPOINTS.filter(({ isOpenGateway, who, method }) => !isOpenGateway && (who !== 'anyone' || method === 'GET'));
    this.#senders = [
      { sender: {}, calls: ENDPOINTS },
      { sender: customer, calls: signedIn },
      { sender: staff, calls: signedIn },
    ];
  }

  static async prepare(url: string, customer: Sender, staff: Sender): Promise<InvalidRequests> {
    return new InvalidRequests(url, customer, staff, await createWorld({ url }, staff));
  }

  async send(requests: number, seed: number): Promise<void> {
    const rounds = this.#rounds(requests, seed);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const { sender, request } of rounds) await this.#ask(sender, request);
      }),
    );
  }

  close(): void {
    this.#http.close();
  }

  *#rounds(requests: number, seed: number): Generator<{ sender: Sender; request: FuzzRequest }> {
    let left = requests;
    for (let round = 0; ; round++) {
      for (const { sender, calls } of this.#senders) {
        for (const call of calls) {
          const made = fc.sample(requestsFor(call, this.#world), { numRuns: Math.min(SAMPLE, left), seed: seed + round });
          for (const request of made) yield { sender, request };
          left -= made.length;
          if (left <= 0) return;
        }
      }
    }
  }

  async #ask(sender: Sender, request: FuzzRequest): Promise<void> {
    const call = `${request.method} ${request.path.split('/').slice(0, 3).join('/').slice(0, 60)}`;
    try {
      const { status, json } = await this.#http.ask(request.path, { ...request.toPlain(sender), timeoutMs: ANSWERS_WITHIN_MS });
      this.answers.add(`${Math.floor(status / 100)}xx`);
      if (status >= 500) this.faults.add(`${status} ${json?.code ?? ''} ${call}`);
      if (status < 300 && request.method === 'POST') await this.#remove(request.path, json);
    } catch (error) {
      this.faults.add(`${(error as Error).message.slice(0, 60)} ${call}`);
    }
  }

  /** Keeps the lists unchanged for the other writers. */
  async #remove(path: string, answer: Record<string, unknown> | undefined): Promise<void> {
    const [place = ''] = path.split('?');
    const [key, removal] = REMOVALS[place] ?? [];
    const id = key && (answer?.data as Record<string, unknown> | undefined)?.[key];
    if (id) await this.#http.ask(`${removal}${id}`, { method: 'DELETE', headers: this.#staff });
  }
}
