import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { AppError } from '@reefdesk/service-kit/errors/app-error';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { currentRequestId, REQUEST_ID_HEADER } from '@reefdesk/service-kit/request/request-context';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { chunksOf, type FetchedAnswer, fetchWith } from '../upstream/fetch-answer.ts';
import { Upstreams } from '../upstream/upstreams.ts';
import { CacheFills, type Fill, type FillOutcome } from './cache-fills.ts';
import type { CachedAddress } from './cached-address.ts';
import { type CachedResponse, isCacheable } from './cached-response.ts';
import { EVERYTHING } from './change-rules.ts';
import { type ReceivedBody, receiveBody } from './received-body.ts';
import { ResponseStore } from './response-store.ts';

/** `hit`: from memory. `miss`: requested. `joined`: shared a running request. `stale`: last good response. `passed`: not cacheable. */
type ReadResult = 'hit' | 'miss' | 'joined' | 'stale' | 'passed' | 'failed';

@Injectable()
export class CacheMetrics {
  private readonly reads;
  private store: ResponseStore | undefined;

  constructor(metrics: Metrics) {
    this.reads = metrics.counter('response_cache_reads_total', 'Reads of visitors and of pages, by where the answer came from', ['result']);
    metrics.gauge('response_cache_entries', 'Answers in memory', [], (gauge) => gauge.set(this.store?.count ?? 0));
    metrics.gauge('response_cache_bytes', 'Bytes of the answers in memory', [], (gauge) => gauge.set(this.store?.bytes ?? 0));
  }

  watch(store: ResponseStore): void {
    this.store = store;
  }

  count(result: ReadResult): void {
    this.reads.inc({ result });
  }
}

/** Maximum body size, several times the longest list that the content limits allow. */
const MAX_BODY_BYTES = 128 * 1024 * 1024;
type CacheEnv = Pick<GatewayEnv, 'UPSTREAM_TIMEOUT_MS' | 'RESPONSE_CACHE_FRESH_MS' | 'RESPONSE_CACHE_BYTES' | 'STAND_IN_AFTER_MS'>;

export type Found =
  | { kind: 'cached'; result: ReadResult; answer: CachedResponse; ageMs: number }
  | { kind: 'own'; result: ReadResult; answer: FetchedAnswer }
  /** Left to the proxy: too many requests are running, or the response is not cacheable. */
  | { kind: 'passed'; result: ReadResult }
  | { kind: 'failed'; result: ReadResult; error: AppError };

export type CachedRead = { kind: 'good'; answer: CachedResponse } | { kind: 'missing' } | { kind: 'away' };

/** Visitors' responses in memory, with one upstream request for many visitors. */
@Injectable()
export class ResponseCache {
  private readonly store: ResponseStore;
  private readonly fills: CacheFills;

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: CacheEnv,
    private readonly upstreams: Upstreams,
    private readonly metrics: CacheMetrics,
    bus: MessageBus,
  ) {
    this.store = new ResponseStore(env.RESPONSE_CACHE_FRESH_MS, env.RESPONSE_CACHE_BYTES);
    metrics.watch(this.store);
    this.fills = new CacheFills(this.store, (address, cachedTag) => this.ask(address, cachedTag));
    bus.onReconnect(() => this.purge(EVERYTHING));
  }

  /** Returns the response if it is fresh and in memory. Does not count as a read. */
  fresh(key: string): CachedResponse | undefined {
    return this.store.fresh(key);
  }

  atHand(key: string): { answer: CachedResponse; ageMs: number } | undefined {
    const answer = this.store.fresh(key);
    if (!answer) return undefined;
    this.metrics.count('hit');
    return { answer, ageMs: this.ageOf(answer) };
  }

  /** Returns the response from memory, else from the service, else the last good one. Never throws. */
  async lookUp(address: CachedAddress): Promise<Found> {
    const found = await this.find(address);
    this.metrics.count(found.result);
    return found;
  }

  /** Same as `lookUp`, for the gateway's own pages. Never throws. */
  async read(address: CachedAddress): Promise<CachedRead> {
    const lastGood = this.store.lastGood(address.key);
    const found = await this.find(address);
    const isMissing = found.kind === 'own' && found.answer.status === 404;
    if (found.kind === 'cached' || isMissing) this.metrics.count(found.result);
    else this.metrics.count(lastGood ? 'stale' : 'failed');
    if (found.kind === 'cached') return { kind: 'good', answer: found.answer };
    if (isMissing) return { kind: 'missing' };
    return lastGood ? { kind: 'good', answer: lastGood } : { kind: 'away' };
  }

  private async find(address: CachedAddress): Promise<Found> {
    const fresh = this.store.fresh(address.key);
    if (fresh) return this.cached('hit', fresh);
    const resting = this.store.isResting(address.key) && this.lastGood(address);
    if (resting) return resting;
    const joined = this.fills.join(address);
    if (!joined) return { kind: 'passed', result: 'passed' };
    const inTime = await this.waitFor(address, joined.fill);
    const slow = inTime === 'slow' && this.lastGood(address);
    if (slow) return slow;
    const outcome = inTime === 'slow' ? await joined.fill.outcome : inTime;
    if (outcome.kind === 'good') return this.cached(joined.isFirst ? 'miss' : 'joined', outcome.answer);
    if (outcome.kind === 'down') return this.lastGood(address) ?? { kind: 'failed', result: 'failed', error: outcome.error };
    // Another visitor's response cannot be shared.
    if (outcome.kind === 'own' && joined.isFirst) return { kind: 'own', result: 'miss', answer: outcome.answer };
    return { kind: 'passed', result: 'passed' };
  }

  private cached(result: ReadResult, answer: CachedResponse): Found {
    return { kind: 'cached', result, answer, ageMs: this.ageOf(answer) };
  }

  private lastGood({ key }: CachedAddress): Found | undefined {
    const answer = this.store.lastGood(key);
    return answer && this.cached('stale', answer);
  }

  private ageOf({ startedAt }: CachedResponse): number {
    return this.store.now() - startedAt;
  }

  /** The old responses are then only sent while their services are down. */
  purge(names: readonly string[]): void {
    this.fills.purge(names);
    this.store.purge(names);
  }

  /** A visitor who joins a slow request waits only for the rest of its `STAND_IN_AFTER_MS`. */
  private async waitFor(address: CachedAddress, fill: Fill): Promise<FillOutcome | 'slow'> {
    if (!this.store.lastGood(address.key)) return fill.outcome;
    const timeout = new AbortController();
    const leftMs = Math.max(0, fill.startedAt + this.env.STAND_IN_AFTER_MS - this.store.now());
    const slow = sleep(leftMs, 'slow' as const, { signal: timeout.signal }).catch(() => 'slow' as const);
    return Promise.race([fill.outcome, slow]).finally(() => timeout.abort());
  }

  /** Sends no cookies and no token, so that all visitors can share the response. */
  private ask({ service, key }: CachedAddress, cachedTag?: string): Promise<FetchedAnswer<ReceivedBody>> {
    const headers = {
      accept: 'application/json',
      [REQUEST_ID_HEADER]: currentRequestId(),
      ...(cachedTag !== undefined && { 'if-none-match': cachedTag }),
    };
    const options = { headers, timeoutMs: this.env.UPSTREAM_TIMEOUT_MS };
    return fetchWith(this.upstreams.of(service), key, options, (answer) =>
      receiveBody(chunksOf(answer, MAX_BODY_BYTES), isCacheable({ status: answer.statusCode, headers: answer.headers })),
    );
  }
}
