import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { PREVIEW_PARAMETER } from '@reefdesk/contracts/editing/values';
import { HealthRegistry } from '@reefdesk/service-kit/health/health-registry';
import { beginRequestSpan } from '@reefdesk/service-kit/tracing/http-tracing.middleware';
import { parseCookie } from 'cookie';
import { type HeaderList, type SecurityHeaders, securityHeadersOf } from '../edge/security-headers.middleware.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { PageViews } from '../page-views/page-views.ts';
import { pictureAddressOf } from '../pictures/picture-address.ts';
import { answerOf, type PictureAnswer, type WholePicture } from '../pictures/picture-answer.ts';
import { Pictures } from '../pictures/pictures.ts';
import { type Client, siteOf } from '../request-context/client.ts';
import { Remembered } from '../request-context/remembered.ts';
import { hasSessionCookie } from '../request-context/session-cookie.ts';
import { type CachedAnswer, cachedAnswerOf } from '../response-cache/cached-answer.ts';
import { ResponseCache } from '../response-cache/response-cache.middleware.ts';
import { ageOf, sendBody } from '../response-cache/send-cached-response.ts';
import { KeptAnswerMetrics } from './kept-answer-metrics.ts';
import { type KeptTarget, keptTargetOf } from './kept-target.ts';
import { Negotiation } from './negotiation.ts';
import { PageAnswers } from './page-answers.ts';

type Site = Pick<Client, 'scheme' | 'host'>;
type Scheme = Client['scheme'];
type Cookies = Readonly<Record<string, string | undefined>>;
type Kept<Kind> = Extract<KeptTarget, { kind: Kind }>;

const NO_COOKIES: Cookies = {};

interface Sent {
  route: string;
  status: number;
  head: HeaderList;
}

/**
 * Sends fresh kept responses in front of the application: their headers were made when they were kept, and sessions, proxies and limits do
 * not affect them. The decision is made once, here; a request that does not clearly qualify goes the long way, which gives the same
 * response (docs/adr/0044).
 */
@Injectable()
export class ShortWay {
  private readonly security: SecurityHeaders;
  private readonly targets = new Remembered<KeptTarget>(keptTargetOf);
  private readonly heads = new WeakMap<CachedAnswer | PictureAnswer, Partial<Record<Scheme, HeaderList>>>();
  private readonly plain = new WeakMap<WholePicture, PictureAnswer>();
  private readonly isTraced: boolean;
  /** At debug level every request goes the long way, which logs each one. */
  private readonly isLogged: boolean;

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly answers: ResponseCache,
    private readonly pictures: Pictures,
    private readonly pages: PageAnswers,
    private readonly views: PageViews,
    private readonly negotiation: Negotiation,
    private readonly metrics: KeptAnswerMetrics,
    private readonly health: HealthRegistry,
  ) {
    this.security = securityHeadersOf(env);
    this.isTraced = env.OTEL_EXPORTER_OTLP_ENDPOINT !== '';
    this.isLogged = env.LOG_LEVEL === 'debug' || env.LOG_LEVEL === 'trace';
  }

  /** Puts itself in front of all other request listeners. */
  mount(app: NestExpressApplication): void {
    this.negotiation.mount(app);
    const server: Server = app.getHttpServer();
    const longWay = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (this.answer(request, response)) return;
      for (const listener of longWay) listener.call(server, request, response);
    });
  }

  /** False if the request has to go the long way. */
  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || this.isLogged || this.health.isDraining) return false;
    const target = this.targets.of(request.url ?? '');
    if (target.kind === 'none') return false;
    const { headers } = request;
    if (hasBody(headers) || headers.origin !== undefined) return false;
    const site = siteOf(headers, { trustedHops: this.env.TRUSTED_PROXY_HOPS, publicOrigins: this.env.publicOrigins });
    if (site.host === '') return false;
    if (target.kind === 'picture') return this.sendPicture(target, site, request, response);
    const cookies = headers.cookie === undefined ? NO_COOKIES : parseCookie(headers.cookie);
    if (hasSessionCookie(cookies)) return false;
    if (target.kind === 'answer') return this.sendAnswer(target, site, request, response);
    return this.sendPage(target, { site, cookies }, request, response);
  }

  private sendAnswer({ key, route }: Kept<'answer'>, { scheme }: Site, request: IncomingMessage, response: ServerResponse): boolean {
    const { headers } = request;
    // The page of a preview may read a draft that other visitors may not see.
    if (headers.referer?.includes(PREVIEW_PARAMETER)) return false;
    const kept = this.answers.atHand(key);
    if (!kept) return false;
    const answer = cachedAnswerOf(request, kept.answer, () => this.negotiation.encodings(headers));
    const head = [...this.headOf(answer, scheme), 'Age', ageOf(kept.ageMs)];
    this.send(request, response, { route, status: answer.status, head }, () => {
      if (answer.status === 304 || request.method === 'HEAD') response.end();
      else sendBody(response, kept.answer, answer.encoding);
    });
    return true;
  }

  private sendPage(
    target: Kept<'page'>,
    { site, cookies }: { site: Site; cookies: Cookies },
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    const page = this.pages.find(target, { headers: request.headers, cookies, site });
    if (!page) return false;
    this.views.note(request, { path: target.asked, host: site.host, language: page.language });
    this.send(request, response, { route: target.route, status: page.status, head: page.head }, () => {
      response.end(request.method === 'HEAD' ? undefined : page.body);
    });
    return true;
  }

  private sendPicture({ path, route }: Kept<'picture'>, { scheme }: Site, request: IncomingMessage, response: ServerResponse): boolean {
    const { headers } = request;
    const address = pictureAddressOf(path, () => this.negotiation.types(headers));
    const picture = address && this.pictures.atHand(address.key);
    if (!picture) return false;
    const isPlain = headers.range === undefined && headers['if-none-match'] === undefined;
    const answer = isPlain ? this.plainAnswerOf(picture) : answerOf(this.negotiation.understand(headers), picture);
    this.send(request, response, { route, status: answer.status, head: this.headOf(answer, scheme) }, () => {
      response.end(request.method === 'HEAD' ? undefined : answer.body);
    });
    return true;
  }

  private send(request: IncomingMessage, response: ServerResponse, { route, status, head }: Sent, sendBody: () => void): void {
    const startedAt = performance.now();
    const { method = 'GET' } = request;
    const requestId = randomUUID();
    const end = this.isTraced ? beginRequestSpan(request, requestId) : undefined;
    response.writeHead(status, ['X-Request-Id', requestId, ...head]);
    sendBody();
    this.metrics.time(method, route, response, startedAt);
    end?.(response, route);
  }

  private plainAnswerOf(picture: WholePicture): PictureAnswer {
    const answer = this.plain.get(picture) ?? answerOf({ headers: {}, range: () => undefined }, picture);
    this.plain.set(picture, answer);
    return answer;
  }

  /** The same for every request that gets this response. */
  private headOf(answer: CachedAnswer | PictureAnswer, scheme: Scheme): HeaderList {
    const heads = this.heads.get(answer) ?? {};
    this.heads.set(answer, heads);
    heads[scheme] ??= [...this.security.data[scheme], ...Object.entries(answer.headers).flat()];
    return heads[scheme];
  }
}

/** A body may arrive slowly and has to be read, which the short way does not do. */
function hasBody({ 'content-length': length, 'transfer-encoding': encoding }: IncomingHttpHeaders): boolean {
  return length !== undefined || encoding !== undefined;
}
