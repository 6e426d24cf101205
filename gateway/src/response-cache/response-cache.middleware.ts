import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { currentRequestId, REQUEST_ID_HEADER } from '@reefdesk/service-kit/request/request-context';
import type { NextFunction, Request, Response } from 'express';
import { sendError } from '../edge/send-error.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { chunksOf, type FetchedAnswer, fetchWith } from '../upstream/fetch-answer.ts';
import { Upstreams } from '../upstream/upstreams.ts';
import { CacheFills, type Fill, type FillOutcome } from './cache-fills.ts';
import { CacheMetrics, type ReadResult } from './cache-metrics.ts';
import { type CachedAddress, cachedAddressOf } from './cached-address.ts';
import { type CachedResponse, isCacheable } from './cached-response.ts';
import { EVERYTHING } from './change-rules.ts';
import { type ReceivedBody, receiveBody } from './received-body.ts';
import { ResponseStore } from './response-store.ts';
import { sendCachedResponse, sendOwn } from './send-cached-response.ts';

/** Limit of a body from a service: several times the longest list that the content limits allow. */
const MAX_BODY_BYTES = 128 * 1024 * 1024;
type CacheEnv = Pick<GatewayEnv, 'UPSTREAM_TIMEOUT_MS' | 'RESPONSE_CACHE_FRESH_MS' | 'RESPONSE_CACHE_BYTES' | 'STAND_IN_AFTER_MS'>;

export type CachedRead = { kind: 'good'; answer: CachedResponse } | { kind: 'missing' } | { kind: 'away' };

/** Answers visitors' reads from memory, with one request to the service for many visitors. Other requests go on to the proxy. */
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
    this.fills = new CacheFills(this.store, (address, keptTag) => this.ask(address, keptTag));
    bus.onReconnect(() => this.purge(EVERYTHING));
  }

  /** The response if it is fresh and in memory; not counted as a read. */
  fresh(key: string): CachedResponse | undefined {
    return this.store.fresh(key);
  }

  /** The same for a request. */
  atHand(key: string): { answer: CachedResponse; ageMs: number } | undefined {
    const answer = this.store.fresh(key);
    if (!answer) return undefined;
    this.metrics.count('hit');
    return { answer, ageMs: this.store.now() - answer.askedAt };
  }

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const address = cachedAddressOf(request.method, requestContextOf(request));
    if (!address) return next();
    const fresh = this.store.fresh(address.key);
    if (fresh) {
      this.metrics.count('hit');
      return sendCachedResponse(request, response, fresh, { ageMs: this.store.now() - fresh.askedAt, isStale: false });
    }
    if (this.store.isResting(address.key) && this.standIn(address, request, response)) return;
    const joined = this.fills.join(address);
    if (!joined) return this.pass(next);
    const inTime = await this.waitFor(address, joined.fill);
    if (response.destroyed) return;
    if (inTime === 'slow' && this.standIn(address, request, response)) return;
    const outcome = inTime === 'slow' ? await joined.fill.outcome : inTime;
    if (response.destroyed) return;
    if (outcome.kind === 'good') {
      this.metrics.count(joined.isFirst ? 'miss' : 'joined');
      sendCachedResponse(request, response, outcome.answer, { ageMs: 0, isStale: false });
    } else if (outcome.kind === 'own' && joined.isFirst) {
      this.metrics.count('miss');
      sendOwn(request, response, outcome.answer, address.service);
    } else if (outcome.kind !== 'down') this.pass(next);
    else if (!this.standIn(address, request, response)) {
      this.metrics.count('failed');
      sendError(request, response, outcome.error);
    }
  }

  /** The same read for the gateway's own pages: from memory, else from the service, else the last good response. Never throws. */
  async read(address: CachedAddress): Promise<CachedRead> {
    const fresh = this.store.fresh(address.key);
    if (fresh) return this.found('hit', fresh);
    const lastGood = this.store.lastGood(address.key);
    if (lastGood && this.store.isResting(address.key)) return this.found('stale', lastGood);
    const joined = this.fills.join(address);
    const outcome = joined && (await this.waitFor(address, joined.fill));
    if (outcome && outcome !== 'slow') {
      if (outcome.kind === 'good') return this.found(joined.isFirst ? 'miss' : 'joined', outcome.answer);
      if (outcome.kind === 'own' && outcome.answer.status === 404) return { kind: 'missing' };
    }
    if (lastGood) return this.found('stale', lastGood);
    this.metrics.count('failed');
    return { kind: 'away' };
  }

  /** The services are asked again; the old response is only sent while they are down. */
  purge(names: readonly string[]): void {
    this.fills.purge(names);
    this.store.purge(names);
  }

  /** True if there was a last good response to send. */
  private standIn(address: CachedAddress, request: Request, response: Response): boolean {
    const lastGood = this.store.lastGood(address.key);
    if (!lastGood) return false;
    this.metrics.count('stale');
    sendCachedResponse(request, response, lastGood, { ageMs: this.store.now() - lastGood.askedAt, isStale: true });
    return true;
  }

  /** Leaves the request to the proxy: too many requests are running, or the response cannot be shared. */
  private pass(next: NextFunction): void {
    this.metrics.count('passed');
    next();
  }

  private found(result: ReadResult, answer: CachedResponse): CachedRead {
    this.metrics.count(result);
    return { kind: 'good', answer };
  }

  /** A visitor who joins a slow request late waits only for the rest of its `STAND_IN_AFTER_MS`. */
  private async waitFor(address: CachedAddress, fill: Fill): Promise<FillOutcome | 'slow'> {
    if (!this.store.lastGood(address.key)) return fill.outcome;
    const patience = new AbortController();
    const leftMs = Math.max(0, fill.startedAt + this.env.STAND_IN_AFTER_MS - this.store.now());
    const slow = sleep(leftMs, 'slow' as const, { signal: patience.signal }).catch(() => 'slow' as const);
    return Promise.race([fill.outcome, slow]).finally(() => patience.abort());
  }

  /** Sends no cookies and no token, so that the response can be shared by all visitors. */
  private ask({ service, key }: CachedAddress, keptTag?: string): Promise<FetchedAnswer<ReceivedBody>> {
    const headers = {
      accept: 'application/json',
      [REQUEST_ID_HEADER]: currentRequestId(),
      ...(keptTag !== undefined && { 'if-none-match': keptTag }),
    };
    const options = { headers, timeoutMs: this.env.UPSTREAM_TIMEOUT_MS };
    return fetchWith(this.upstreams.of(service), key, options, (answer) =>
      receiveBody(chunksOf(answer, MAX_BODY_BYTES), isCacheable({ status: answer.statusCode, headers: answer.headers })),
    );
  }
}
