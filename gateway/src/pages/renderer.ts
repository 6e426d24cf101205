import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { RENDER_PATH, type RenderAnswer, type RenderedPage, type RenderRequest } from '@reefdesk/contracts/rendering';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { currentRequestId, REQUEST_ID_HEADER } from '@reefdesk/service-kit/http/request-context';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { fetchAnswer } from '../upstream/fetch-answer.ts';
import { UpstreamMetrics } from '../upstream/upstream-metrics.ts';
import { Upstream } from '../upstream/upstreams.ts';
import { PageReader, type PageReads, readsAsJson } from './reading/page-reads.ts';
import { Rest } from './rest.ts';

/** Longer than the renderer's own limit for a page. */
const TIMEOUT_MS = 2_000;
const PAGE_MAX_BYTES = 32 * 1024 * 1024;
/** The renderer names what a page still needs at most twice. */
const MOST_ROUNDS = 3;
/** Pages rendered at the same time: more would take as long in total, and hold the memory of all of them. */
const AT_ONCE = 6;
/** Pages that wait for their turn, and the longest wait; beyond that a kept page or the shell is sent. */
const MOST_WAITING = 64;
const LONGEST_WAIT_MS = 2_000;
const REMEMBERED_ADDRESSES = 5_000;

export interface MadePage<Made> {
  made: Made;
  /** Reads that the page was rendered from. */
  reads: PageReads;
}

/** Makes the result from a page, in the same turn as its rendering. */
type Make<Made> = (page: RenderedPage) => Promise<Made>;

/** Has pages rendered by the process that holds the screens (frontends/renderer). */
@Injectable()
export class Renderer implements OnApplicationShutdown {
  private readonly upstream: Upstream | undefined;
  /** Addresses that the page of a path is known to read. */
  private readonly needs = new LRUCache<string, readonly string[]>({ max: REMEMBERED_ADDRESSES });
  private readonly rest = new Rest(monotonicMs);
  private readonly inTurn = pLimit(AT_ONCE);

  constructor(
    private readonly reader: PageReader,
    @Inject(GATEWAY_ENV) env: Pick<GatewayEnv, 'RENDERER_URL'>,
    { note, watch }: UpstreamMetrics,
  ) {
    if (!env.RENDERER_URL) return;
    this.upstream = new Upstream('renderer', env.RENDERER_URL, note);
    watch([this.upstream]);
  }

  /** Current reads of a page; undefined for a page that has not been rendered yet. */
  async readsOf(path: string): Promise<PageReads | undefined> {
    const needs = this.needs.get(path);
    return needs && this.reader.read(needs);
  }

  /** `known`: reads that are already there. Throws if the page cannot be rendered now. */
  async draw<Made>(
    asked: Omit<RenderRequest, 'answers'>,
    make: Make<Made>,
    known?: PageReads,
    reader: Pick<PageReader, 'read'> = this.reader,
  ): Promise<MadePage<Made>> {
    let reads: PageReads = known ?? new Map();
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const answer = await this.takeTurn(asked, reads, make);
      if ('made' in answer) {
        this.needs.set(asked.path, [...reads.keys()]);
        return { made: answer.made, reads };
      }
      // Reads are made outside the turn, so that a page that waits for them does not block others.
      reads = new Map([...reads, ...(await reader.read(answer.addresses))]);
    }
    throw new AppError('bad_gateway');
  }

  onApplicationShutdown(): void {
    this.upstream?.agent.destroy();
  }

  /** Throws at once if too many pages are waiting, and if the turn comes too late. */
  private async takeTurn<Made>(
    asked: Omit<RenderRequest, 'answers'>,
    reads: PageReads,
    make: Make<Made>,
  ): Promise<{ made: Made } | { addresses: readonly string[] }> {
    if (this.inTurn.pendingCount >= MOST_WAITING) throw new AppError('service_unavailable');
    const waitsFrom = monotonicMs();
    return this.inTurn(async () => {
      if (monotonicMs() - waitsFrom > LONGEST_WAIT_MS) throw new AppError('service_unavailable');
      const answer = await this.ask(`${JSON.stringify(asked).slice(0, -1)},"answers":${await readsAsJson(reads)}}`);
      return answer.kind === 'page' ? { made: await make(answer) } : answer;
    });
  }

  private async ask(body: string): Promise<RenderAnswer> {
    if (!this.upstream || !this.rest.isOver) throw new AppError('service_unavailable');
    const askedAt = monotonicMs();
    try {
      const headers = { 'content-type': 'application/json', [REQUEST_ID_HEADER]: currentRequestId() };
      const answer = await fetchAnswer(this.upstream, RENDER_PATH, {
        method: 'POST',
        content: body,
        headers,
        timeoutMs: TIMEOUT_MS,
        maxBytes: PAGE_MAX_BYTES,
      });
      if (answer.status !== 200) throw new AppError('service_unavailable');
      this.rest.end();
      return JSON.parse(answer.body.toString('utf8')) as RenderAnswer;
    } catch (error) {
      this.rest.begin(askedAt);
      throw error;
    }
  }
}
