import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { dayIn } from '@reefdesk/contracts/calendar-days';
import type { Language } from '@reefdesk/contracts/languages';
import { CountViews, type ViewBatch } from '@reefdesk/contracts/messages/views.messages';
import { withoutDeadline } from '@reefdesk/service-kit/http/request-context';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { Request } from 'express';
import { isbot } from 'isbot';
import { Operator } from '../operator/operator.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { SessionResolver } from '../sessions/session-resolver.ts';
import { countedPage } from './counted-page.ts';
import { ViewCounts } from './view-counts.ts';

/** As much as a crash loses; while nobody takes them, figures wait. */
const SEND_EVERY_MS = 10_000;
const HOST_MAX_LENGTH = 100;

/** What a page that went on inside the site sends along with its HEAD request, since it asks for no page otherwise. */
export const VIEW_HEADER = 'x-page-view';

/**
 * How often each page is seen, counted in memory and sent on every few seconds (docs/adr/0035). No cookie is set or read but to
 * know staff; nothing of who asked is kept. Never makes anybody wait, and never throws.
 */
@Injectable()
export class PageViews implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PageViews.name);
  private readonly counts = new ViewCounts();
  private waiting: ViewBatch | undefined;
  private sending: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly bus: MessageBus,
    private readonly operator: Operator,
    private readonly sessions: SessionResolver,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.send(), SEND_EVERY_MS).unref();
  }

  /** What was counted last goes out while the bus is still there. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.send();
  }

  /** After the page was found, and answered or nearly so. */
  note(request: Request, language: Language): void {
    const { path, sessionCookie, client } = requestContextOf(request);
    const seen = countedPage(path);
    if (!seen || !isView(request)) return;
    const host = referringHost(request.headers.referer, client.host);
    void this.count(sessionCookie, { ...seen, language, host }).catch((error: unknown) => {
      this.logger.debug({ err: error }, 'A view was not counted');
    });
  }

  /** Sends what waits, then what was counted since; what nobody takes is sent again as it is. */
  send(): Promise<void> {
    this.sending ??= withoutDeadline(() => this.sendNow()).finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  private async count(cookie: string | undefined, seen: Omit<Parameters<ViewCounts['add']>[0], 'day'>): Promise<void> {
    const session = cookie === undefined ? null : await this.sessions.resolve(cookie);
    if (session?.user.role === 'admin') return;
    const { timeZone } = await this.operator.current();
    this.counts.add({ ...seen, day: dayIn(timeZone, new Date()) });
  }

  private async sendNow(): Promise<void> {
    try {
      while (this.next()) {
        await this.bus.ask(CountViews, this.waiting as ViewBatch);
        this.waiting = undefined;
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'Views could not be told; they wait');
    }
  }

  private next(): ViewBatch | undefined {
    const taken = this.waiting ? undefined : this.counts.take();
    if (taken) this.waiting = { batch: randomUUID(), ...taken };
    return this.waiting;
  }
}

/** A person's browser that shows the page now: no robot, nothing that is fetched to be kept or shown later. */
function isView({ method, headers }: Request): boolean {
  if (isbot(headers['user-agent'] ?? '') || !headers['user-agent']) return false;
  if (/prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`)) return false;
  if (method === 'HEAD') return headers[VIEW_HEADER] !== undefined;
  const destination = headers['sec-fetch-dest'];
  return method === 'GET' && (destination === undefined || destination === 'document');
}

/** Its host alone, without `www.`; undefined for this site itself and for none. */
function referringHost(referer: string | undefined, ownHost: string): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { host, hostname, protocol } = new URL(referer);
  if (host === ownHost || !/^https?:$/.test(protocol)) return undefined;
  return hostname.replace(/^www\./, '').slice(0, HOST_MAX_LENGTH);
}
