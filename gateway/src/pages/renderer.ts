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

/** Longer than the renderer gives a page. */
const TIMEOUT_MS = 2_000;
const PAGE_MAX_BYTES = 32 * 1024 * 1024;
/** A page says once what else it shows, and asks no further. */
const MOST_ROUNDS = 3;
/** Pages that are drawn at the same time: more would take no less time together, and hold the memory of all of them. */
const AT_ONCE = 6;
/** Pages that wait for their turn, and how long; beyond that there is something better to send. */
const MOST_WAITING = 64;
const LONGEST_WAIT_MS = 2_000;
const REMEMBERED_ADDRESSES = 5_000;

export interface MadePage<Made> {
  made: Made;
  /** What it was drawn from. */
  reads: PageReads;
}

/** What is made of a page in the turn that it is drawn in. */
type Make<Made> = (page: RenderedPage) => Promise<Made>;

/** Has pages drawn by the process that holds the screens (frontends/renderer). */
@Injectable()
export class Renderer implements OnApplicationShutdown {
  private readonly upstream: Upstream | undefined;
  /** What the page of a path was found to show. */
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

  /** What the page is known to show, as it is now; undefined for a page that nobody has seen yet. */
  async readsOf(path: string): Promise<PageReads | undefined> {
    const needs = this.needs.get(path);
    return needs && this.reader.read(needs);
  }

  /** `known`: what was read for it already. Throws when it cannot be drawn now. */
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
      // Whoever waits for others holds up nobody.
      reads = new Map([...reads, ...(await reader.read(answer.addresses))]);
    }
    throw new AppError('bad_gateway');
  }

  onApplicationShutdown(): void {
    this.upstream?.agent.destroy();
  }

  /** Throws at once when too many wait already, and when its turn comes too late. */
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
