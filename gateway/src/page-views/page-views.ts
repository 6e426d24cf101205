import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Language } from '@reefdesk/contracts/languages';
import { CountViews, type ViewBatch } from '@reefdesk/contracts/messages/site.messages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { dayIn } from '@reefdesk/contracts/time/calendar-days';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { withoutDeadline } from '@reefdesk/service-kit/request/request-context';
import { isbot } from 'isbot';
import { Operator } from '../operator/operator.ts';
import type { Client } from '../request-context/client.ts';
import { Remembered } from '../request-context/remembered.ts';
import { RequestSessions } from '../sessions/request-sessions.ts';
import { type SeenView, ViewCounts } from './view-counts.ts';

/** Public pages. Pages of accounts and enquiries are private and not counted. */
const FIXED_PAGES: ReadonlySet<string> = new Set([
  ...[PATHS.home, PATHS.about, PATHS.packages, PATHS.destinations, PATHS.support, PATHS.privacy, PATHS.terms, PATHS.signIn, PATHS.signUp],
]);
const HOME: ReadonlySet<string> = new Set(['/', '/auth']);
const TRAVEL = /^(?:\/auth)?\/travel\/([^/]+)$/;
const DESTINATION = new RegExp(`^${PATHS.destination.replace(':destinationId', '[^/]+')}$`);
const PAGE_MAX_LENGTH = 300;

/** Returns the canonical path of a page and the slug of its travel; undefined if its views are not counted. */
function countedPage(path: string): { page: string; package: string | null } | undefined {
  const withoutSlash = path.replace(/(?<=.)\/$/, '');
  if (withoutSlash.length > PAGE_MAX_LENGTH) return undefined;
  if (HOME.has(withoutSlash)) return { page: PATHS.home, package: null };
  if (withoutSlash === '/destinations') return { page: PATHS.destinations, package: null };
  const slug = TRAVEL.exec(withoutSlash)?.[1];
  if (slug !== undefined) return { page: `/auth/travel/${slug}`, package: decoded(slug) };
  return FIXED_PAGES.has(withoutSlash) || DESTINATION.test(withoutSlash) ? { page: withoutSlash, package: null } : undefined;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** A crash loses at most the counts of one interval. */
const SEND_EVERY_MS = 10_000;
const HOST_MAX_LENGTH = 100;

/** Header of the HEAD request that a page sends after client-side navigation. */
export const VIEW_HEADER = 'x-page-view';

interface PageView {
  path: string;
  host: string;
  language: Language;
  session?: { client: Client; cookie: string } | undefined;
}

/** Counts page views in memory and sends them in batches (docs/adr/0035). Stores nothing about visitors and never throws. */
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

  /** Sends the pending batch, then the counts collected since. A batch that was not confirmed is sent again unchanged. A batch that was not accepted is sent again unchanged. */
  send(): Promise<void> {
    this.sending ??= withoutDeadline(() => this.sendNow()).finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  /** Returns true for a page view by a person; false for robots, prefetches and other resources. */
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
      this.logger.warn({ err: error }, 'Page views could not be sent and will be retried');
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
