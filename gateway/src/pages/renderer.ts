import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { RENDER_PATH, type RenderAnswer, type RenderedPage, type RenderRequest } from '@reefdesk/contracts/pages/rendering';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { networksOf } from '@reefdesk/service-kit/request/client-network';
import { currentRequestId, REQUEST_ID_HEADER } from '@reefdesk/service-kit/request/request-context';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import type { Client } from '../request-context/client.ts';
import { NetworkShares } from '../request-context/network-shares.ts';
import { fetchAnswer } from '../upstream/fetch-answer.ts';
import { UpstreamMetrics } from '../upstream/upstream-metrics.ts';
import { Upstream } from '../upstream/upstreams.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { PageReader, type PageReads, readsAsJson } from './reading/page-reads.ts';

/** Longer than the renderer's own limit for a page. */
const TIMEOUT_MS = 2_000;
const PAGE_MAX_BYTES = 32 * 1024 * 1024;
/** The renderer requests missing reads at most twice. */
const MAX_ROUNDS = 3;
/** Concurrent renderings. More would take as long in total and use more memory. */
const AT_ONCE = 6;
/** Queue limits, beyond which a cached page or the shell is sent. */
const MAX_WAITING = 64;
const LONGEST_WAIT_MS = 2_000;
/** Queue limit per client network. */
const MAX_OF_ONE_NETWORK = MAX_WAITING / 8;
const REMEMBERED_ADDRESSES = 5_000;

export interface MadePage<Made> {
  made: Made;
  reads: PageReads;
}

/** Builds the result in the same turn as the rendering. */
type Make<Made> = (page: RenderedPage) => Promise<Made>;

interface DrawOptions<Made> {
  make: Make<Made>;
  client: Client;
  known?: PageReads | undefined;
  /** Reads data that only this visitor may see. */
  reader?: Pick<PageReader, 'read'>;
}

@Injectable()
export class Renderer implements OnApplicationShutdown {
  private readonly upstream: Upstream | undefined;
  /** Addresses that the page of each path reads. */
  private readonly needs = new LRUCache<string, readonly string[]>({ max: REMEMBERED_ADDRESSES });
  private readonly breaker = new CircuitBreaker(monotonicMs);
  private readonly inTurn = pLimit(AT_ONCE);
  private readonly shares = new NetworkShares(MAX_OF_ONE_NETWORK);

  constructor(
    private readonly reader: PageReader,
    private readonly limits: RateLimits,
    @Inject(GATEWAY_ENV) env: Pick<GatewayEnv, 'RENDERER_URL'>,
    { note, watch }: UpstreamMetrics,
  ) {
    if (!env.RENDERER_URL) return;
    this.upstream = new Upstream('renderer', env.RENDERER_URL, note);
    watch([this.upstream]);
  }

  async readsOf(path: string): Promise<PageReads | undefined> {
    const needs = this.needs.get(path);
    return needs && this.reader.read(needs);
  }

  /** Throws if the page cannot be rendered now or this client's network is over its limit. */
  async draw<Made>(asked: Omit<RenderRequest, 'answers'>, { client, ...options }: DrawOptions<Made>): Promise<MadePage<Made>> {
    const networks = networksOf(client.address);
    if (!this.shares.haveRoom(networks, 1)) throw new AppError('too_many_attempts');
    this.shares.take(networks, 1);
    try {
      const standing = this.limits.take('pages', { client });
      if (!standing.isAdmitted) throw this.limits.refusal('pages', standing);
      return await this.inRounds(asked, options);
    } finally {
      this.shares.take(networks, -1);
    }
  }

  onApplicationShutdown(): void {
    this.upstream?.agent.destroy();
  }

  private async inRounds<Made>(
    asked: Omit<RenderRequest, 'answers'>,
    { make, known, reader = this.reader }: Omit<DrawOptions<Made>, 'client'>,
  ): Promise<MadePage<Made>> {
    let reads: PageReads = known ?? new Map();
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const answer = await this.takeTurn(asked, reads, make);
      if ('made' in answer) {
        // Reads of pages that are not found would evict those of real pages.
        if (answer.isFound) this.needs.set(asked.path, [...reads.keys()]);
        return { made: answer.made, reads };
      }
      // Reads run outside the turn, so that a waiting page does not block others.
      reads = new Map([...reads, ...(await reader.read(answer.addresses))]);
    }
    throw new AppError('bad_gateway');
  }

  /** Throws at once if the queue is full, and later if the wait is too long. */
  private async takeTurn<Made>(
    asked: Omit<RenderRequest, 'answers'>,
    reads: PageReads,
    make: Make<Made>,
  ): Promise<{ made: Made; isFound: boolean } | { addresses: readonly string[] }> {
    if (this.inTurn.pendingCount >= MAX_WAITING) throw new AppError('service_unavailable');
    const waitsFrom = monotonicMs();
    return this.inTurn(async () => {
      if (monotonicMs() - waitsFrom > LONGEST_WAIT_MS) throw new AppError('service_unavailable');
      const answer = await this.ask(`${JSON.stringify(asked).slice(0, -1)},"answers":${await readsAsJson(reads)}}`);
      return answer.kind === 'page' ? { made: await make(answer), isFound: answer.status === 200 || answer.isUnknown } : answer;
    });
  }

  private async ask(body: string): Promise<RenderAnswer> {
    if (!this.upstream || !this.breaker.isClosed) throw new AppError('service_unavailable');
    const startedAt = monotonicMs();
    const headers = { 'content-type': 'application/json', [REQUEST_ID_HEADER]: currentRequestId() };
    const limits = { timeoutMs: TIMEOUT_MS, maxBytes: PAGE_MAX_BYTES };
    const asked = fetchAnswer(this.upstream, RENDER_PATH, { method: 'POST', content: body, headers, ...limits });
    const answer = await asked.catch((error: unknown) => {
      this.breaker.open(startedAt);
      throw error;
    });
    this.breaker.close();
    // A renderer that responds is up, even if it cannot render this page or is full.
    if (answer.status !== 200) throw new AppError('service_unavailable');
    return JSON.parse(answer.body.toString('utf8')) as RenderAnswer;
  }
}
