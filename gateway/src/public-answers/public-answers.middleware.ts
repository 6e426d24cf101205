import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { currentRequestId, REQUEST_ID_HEADER } from '@reefdesk/service-kit/http/request-context';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { NextFunction, Request, Response } from 'express';
import { rewriteAnswerHeaders } from '../edge/answer-headers.ts';
import { sendError } from '../edge/send-error.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { type FetchedAnswer, fetchAnswer } from '../upstream/fetch-answer.ts';
import { Upstreams } from '../upstream/upstreams.ts';
import { visitOf } from '../visit/visit.ts';
import { type AnswerAddress, answerAddressOf } from './answer-address.ts';
import { AnswerFills, type Fill, type FillOutcome } from './answer-fills.ts';
import { AnswerMetrics, type ReadResult } from './answer-metrics.ts';
import { AnswerStore } from './answer-store.ts';
import { EVERYTHING } from './change-rules.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { sendKeptAnswer } from './send-kept-answer.ts';

const MAX_BODY_BYTES = 1024 * 1024;
/** A visitor who could have the last good answer does not wait longer for a newer one. */
const PATIENCE_MS = 2_000;

export type KeptRead = { kind: 'good'; answer: KeptAnswer } | { kind: 'missing' } | { kind: 'away' };

/** Answers visitors' reads from memory, asking each service once for many; anything else goes on to the proxy. */
@Injectable()
export class PublicAnswers {
  private readonly store: AnswerStore;
  private readonly fills: AnswerFills;

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'UPSTREAM_TIMEOUT_MS' | 'ANSWERS_FRESH_MS'>,
    private readonly upstreams: Upstreams,
    private readonly metrics: AnswerMetrics,
    bus: MessageBus,
  ) {
    this.store = new AnswerStore(env.ANSWERS_FRESH_MS);
    metrics.watch(this.store);
    this.fills = new AnswerFills(this.store, (address) => this.ask(address));
    bus.onReconnect(() => this.purge(EVERYTHING, { keepLastGood: false }));
  }

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const address = answerAddressOf(request.method, visitOf(request));
    if (!address) return next();
    const fresh = this.store.fresh(address.key);
    if (fresh) {
      this.metrics.count('hit');
      return sendKeptAnswer(request, response, fresh, { ageMs: this.store.now() - fresh.askedAt, isStale: false });
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
      sendKeptAnswer(request, response, outcome.answer, { ageMs: 0, isStale: false });
    } else if (outcome.kind === 'own' && joined.isFirst) {
      this.metrics.count('miss');
      sendOwn(request, response, outcome.answer, address);
    } else if (outcome.kind !== 'down') this.pass(next);
    else if (!this.standIn(address, request, response)) {
      this.metrics.count('failed');
      sendError(request, response, outcome.error);
    }
  }

  /** The same read for the gateway's own pages: from memory, else asked for, else the last good answer. Never throws. */
  async read(address: AnswerAddress): Promise<KeptRead> {
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

  purge(names: readonly string[], options: { keepLastGood: boolean }): void {
    this.fills.purge(names);
    this.store.purge(names, options);
  }

  /** True when the last good answer could be sent. */
  private standIn(address: AnswerAddress, request: Request, response: Response): boolean {
    const lastGood = this.store.lastGood(address.key);
    if (!lastGood) return false;
    this.metrics.count('stale');
    sendKeptAnswer(request, response, lastGood, { ageMs: this.store.now() - lastGood.askedAt, isStale: true });
    return true;
  }

  /** Somebody else answers: too much is asked at once, or the answer is not for sharing. */
  private pass(next: NextFunction): void {
    this.metrics.count('passed');
    next();
  }

  private found(result: ReadResult, answer: KeptAnswer): KeptRead {
    this.metrics.count(result);
    return { kind: 'good', answer };
  }

  /** Those who come late to a slow question do not wait for it anew. */
  private async waitFor(address: AnswerAddress, fill: Fill): Promise<FillOutcome | 'slow'> {
    if (!this.store.lastGood(address.key)) return fill.outcome;
    const patience = new AbortController();
    const leftMs = Math.max(0, fill.startedAt + PATIENCE_MS - this.store.now());
    const slow = sleep(leftMs, 'slow' as const, { signal: patience.signal }).catch(() => 'slow' as const);
    return Promise.race([fill.outcome, slow]).finally(() => patience.abort());
  }

  /** Asks as nobody in particular, so that the answer can be everybody's. */
  private ask({ service, key }: AnswerAddress): Promise<FetchedAnswer> {
    const headers = { accept: 'application/json', [REQUEST_ID_HEADER]: currentRequestId() };
    return fetchAnswer(this.upstreams.of(service), key, { headers, timeoutMs: this.env.UPSTREAM_TIMEOUT_MS, maxBytes: MAX_BODY_BYTES });
  }
}

function sendOwn(request: Request, response: Response, { status, headers, body }: FetchedAnswer, { service }: AnswerAddress): void {
  const kept = { ...headers };
  rewriteAnswerHeaders(kept, service, false);
  delete kept['transfer-encoding'];
  delete kept['content-length'];
  response.status(status);
  for (const [name, value] of Object.entries(kept)) if (value !== undefined) response.setHeader(name, value);
  response.end(request.method === 'HEAD' ? undefined : body);
}
