import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Language } from '@reefdesk/contracts/languages';
import { CountViews, type ViewBatch } from '@reefdesk/contracts/messages/site.messages';
import { dayIn } from '@reefdesk/contracts/time/calendar-days';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { withoutDeadline } from '@reefdesk/service-kit/request/request-context';
import { isbot } from 'isbot';
import { Operator } from '../operator/operator.ts';
import type { Client } from '../request-context/client.ts';
import { Remembered } from '../request-context/remembered.ts';
import { RequestSessions } from '../sessions/request-sessions.ts';
import { countedPage } from './counted-page.ts';
import { type SeenView, ViewCounts } from './view-counts.ts';

/** A crash loses at most the counts of this interval. */
const SEND_EVERY_MS = 10_000;
const HOST_MAX_LENGTH = 100;

/** Header of the HEAD request that a page sends after navigation inside the site, which requests no HTML. */
export const VIEW_HEADER = 'x-page-view';

/** A request for a page. */
interface PageView {
  path: string;
  /** Host and port of the site, as the browser sees them. */
  host: string;
  language: Language;
  /** Undefined without a session cookie. */
  session?: { client: Client; cookie: string } | undefined;
}

/**
 * Counts page views in memory and sends the counts every few seconds (docs/adr/0035). It sets no cookie, reads one only to recognise staff,
 * and keeps nothing about the visitor. It never delays a response and never throws.
 */
@Injectable()
export class PageViews implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PageViews.name);
  private readonly counts = new ViewCounts();
  private readonly agents = new Remembered((agent) => ({ isRobot: agent === '' || isbot(agent) }));
  private waiting: ViewBatch | undefined;
  private sending: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly bus: MessageBus,
    private readonly operator: Operator,
    private readonly sessions: RequestSessions,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.send(), SEND_EVERY_MS).unref();
  }

  /** Sends the last counts while the bus is still connected. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.send();
  }

  /** Called when the page was found and is about to be sent. */
  note(request: IncomingMessage, { path, host, language, session }: PageView): void {
    const seen = countedPage(path);
    if (!seen || !this.isView(request)) return;
    const from = referringHost(request.headers.referer, host);
    void this.count({ ...seen, language, host: from }, session).catch((error: unknown) => {
      this.logger.debug({ err: error }, 'A view was not counted');
    });
  }

  /** Sends the waiting batch, then the counts since. A batch that was not accepted is sent again unchanged. */
  send(): Promise<void> {
    this.sending ??= withoutDeadline(() => this.sendNow()).finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  /** True if a person's browser shows the page now; false for robots, prefetches and requests for other resources. */
  private isView({ method, headers }: IncomingMessage): boolean {
    if (this.agents.of(headers['user-agent'] ?? '').isRobot) return false;
    if (/prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`)) return false;
    if (method === 'HEAD') return headers[VIEW_HEADER] !== undefined;
    const destination = headers['sec-fetch-dest'];
    return method === 'GET' && (destination === undefined || destination === 'document');
  }

  private async count(seen: Omit<SeenView, 'day'>, session: PageView['session']): Promise<void> {
    const signedIn = session && (await this.sessions.of(session, session.cookie));
    if (signedIn?.user.role === 'admin') return;
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

/** Host without `www.`; undefined for this site itself and without a referrer. */
function referringHost(referer: string | undefined, ownHost: string): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { host, hostname, protocol } = new URL(referer);
  if (host === ownHost || !/^https?:$/.test(protocol)) return undefined;
  return hostname.replace(/^www\./, '').slice(0, HOST_MAX_LENGTH);
}
