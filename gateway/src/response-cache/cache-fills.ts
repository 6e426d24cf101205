import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { LRUCache } from 'lru-cache';
import { explainFailure } from '../upstream/failures.ts';
import { type FetchedAnswer, TooLargeError } from '../upstream/fetch-answer.ts';
import type { CachedAddress } from './cached-address.ts';
import { type CachedResponse, isCacheable, keep } from './cached-response.ts';
import { isLong, type ReceivedBody } from './received-body.ts';
import type { ResponseStore } from './response-store.ts';

/** Maximum concurrent requests. Further requests are proxied individually. */
const MAX_FILLS = 100;
const TOO_LARGE_FOR_MS = 60_000;

export type FillOutcome =
  | { kind: 'good'; answer: CachedResponse }
  /** A response that must not be shared, such as an error of the service or a private one. */
  | { kind: 'own'; answer: FetchedAnswer }
  | { kind: 'down'; error: AppError }
  | { kind: 'too-large' };

export interface Fill {
  readonly name: string;
  readonly startedAt: number;
  readonly outcome: Promise<FillOutcome>;
}

/** With the ETag of a cached response, the service may return 304. */
export type AskService = (address: CachedAddress, cachedTag?: string) => Promise<FetchedAnswer<ReceivedBody>>;

const NOT_MODIFIED = 304;

/** Statuses that mean that the service or its database is down. */
const DOWN = new Map<number, AppError['code']>([
  [502, 'bad_gateway'],
  [503, 'service_unavailable'],
  [504, 'gateway_timeout'],
]);

/** Requests visitors' responses from services, once per address for all who wait. */
export class CacheFills {
  private readonly fills = new Map<string, Fill>();
  private readonly tooLarge = new LRUCache<string, true>({ max: 500, ttl: TOO_LARGE_FOR_MS });

  constructor(
    private readonly store: ResponseStore,
    private readonly ask: AskService,
  ) {}

  /** Joins the running request or starts one. Undefined when too many are running. */
  join(address: CachedAddress): { isFirst: boolean; fill: Fill } | undefined {
    const running = this.fills.get(address.key);
    if (running) return { isFirst: false, fill: running };
    if (this.fills.size >= MAX_FILLS || this.tooLarge.has(address.key)) return undefined;
    const startedAt = this.store.now();
    const fill: Fill = { name: address.name, startedAt, outcome: this.run(address, startedAt) };
    this.fills.set(address.key, fill);
    void fill.outcome.then(() => {
      if (this.fills.get(address.key) === fill) this.fills.delete(address.key);
    });
    return { isFirst: true, fill };
  }

  /** Prevents later visitors from joining requests that began before a change. */
  purge(names: Iterable<string>): void {
    const purged = new Set(names);
    for (const [key, fill] of this.fills) {
      if (purged.has(fill.name)) this.fills.delete(key);
    }
  }

  /** Never rejects. Caches a good response unless its data changed meanwhile. */
  private async run(address: CachedAddress, startedAt: number): Promise<FillOutcome> {
    const generation = this.store.generationOf(address.name);
    const isCurrent = (): boolean => generation === this.store.generationOf(address.name);
    try {
      const cached = this.store.lastGood(address.key);
      const fetched = await this.ask(address, cached?.etag);
      const down = DOWN.get(fetched.status);
      if (down) throw new AppError(down);
      const isConfirmed = cached !== undefined && fetched.status === NOT_MODIFIED;
      if (!isConfirmed && !isCacheable(fetched)) {
        // The service returned another response, so the cached one is outdated.
        if (fetched.status < 500 && isCurrent()) this.store.delete(address.key);
        return { kind: 'own', answer: whole(fetched) };
      }
      const answer = isConfirmed ? { ...cached, startedAt } : await keep(fetched, address.name, startedAt);
      if (isCurrent() && !this.store.put(address.key, answer)) this.tooLarge.set(address.key, true);
      return { kind: 'good', answer };
    } catch (error) {
      if (error instanceof TooLargeError) {
        this.tooLarge.set(address.key, true);
        return { kind: 'too-large' };
      }
      if (isCurrent()) this.store.noteFailure(address.key);
      return { kind: 'down', error: explainFailure(error) };
    }
  }
}

/** An uncacheable body is never received as a long one. */
function whole(fetched: FetchedAnswer<ReceivedBody>): FetchedAnswer {
  if (isLong(fetched.body)) throw new TooLargeError();
  return { ...fetched, body: fetched.body };
}
