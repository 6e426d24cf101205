import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { PREVIEW_PARAMETER } from '@reefdesk/contracts/previews';
import { HealthRegistry } from '@reefdesk/service-kit/health/health-registry';
import { beginRequestSpan } from '@reefdesk/service-kit/tracing/http-tracing.middleware';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { type HeaderList, type SecurityHeaders, securityHeadersOf } from '../edge/security-headers.middleware.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { pictureAddressOf } from '../pictures/picture-address.ts';
import { answerOf, type PictureAnswer, type WholePicture } from '../pictures/picture-answer.ts';
import { Pictures } from '../pictures/pictures.ts';
import { type Client, siteOf } from '../request-context/client.ts';
import { hasSessionCookie } from '../request-context/session-cookie.ts';
import { type AcceptedEncodings, type CachedAnswer, cachedAnswerOf } from '../response-cache/cached-answer.ts';
import { ResponseCache } from '../response-cache/response-cache.middleware.ts';
import { ageOf, sendBody } from '../response-cache/send-cached-response.ts';
import { KeptAnswerMetrics } from './kept-answer-metrics.ts';
import { type KeptTarget, keptTargetOf } from './kept-target.ts';
import { Remembered } from './remembered.ts';

/** Header functions of an Express request. */
type Understanding = Pick<Request, 'accepts' | 'acceptsEncodings' | 'range' | 'headers'>;
type Scheme = Client['scheme'];
type Kept<Kind> = Extract<KeptTarget, { kind: Kind }>;

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
  private readonly encodings: Remembered<AcceptedEncodings>;
  private readonly types: Remembered<readonly string[]>;
  private readonly heads = new WeakMap<CachedAnswer | PictureAnswer, Partial<Record<Scheme, HeaderList>>>();
  private readonly plain = new WeakMap<WholePicture, PictureAnswer>();
  private understand: (headers: IncomingHttpHeaders) => Understanding = () => {
    throw new Error('The short way is not mounted');
  };
  private readonly isTraced: boolean;
  /** At debug level every request goes the long way, which logs each one. */
  private readonly isLogged: boolean;

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly answers: ResponseCache,
    private readonly pictures: Pictures,
    private readonly metrics: KeptAnswerMetrics,
    private readonly health: HealthRegistry,
  ) {
    this.security = securityHeadersOf(env);
    this.isTraced = env.OTEL_EXPORTER_OTLP_ENDPOINT !== '';
    this.isLogged = env.LOG_LEVEL === 'debug' || env.LOG_LEVEL === 'trace';
    this.encodings = new Remembered((header) => {
      const request = this.understand({ 'accept-encoding': header });
      return { br: Boolean(request.acceptsEncodings('br')), gzip: Boolean(request.acceptsEncodings('gzip')) };
    });
    this.types = new Remembered<readonly string[]>((header) => this.understand({ accept: header }).accepts());
  }

  /** Puts itself in front of all other request listeners. */
  mount(app: NestExpressApplication): void {
    const express: { request: Understanding } = app.getHttpAdapter().getInstance();
    this.understand = (headers) => Object.assign(Object.create(express.request) as Understanding, { headers });
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
    const { scheme, host } = siteOf(headers, { trustedHops: this.env.TRUSTED_PROXY_HOPS, publicOrigins: this.env.publicOrigins });
    if (host === '') return false;
    return target.kind === 'picture'
      ? this.sendPicture(target, scheme, request, response)
      : this.sendAnswer(target, scheme, request, response);
  }

  private sendAnswer({ key, route }: Kept<'answer'>, scheme: Scheme, request: IncomingMessage, response: ServerResponse): boolean {
    const { headers } = request;
    if (headers.cookie !== undefined && hasSessionCookie(parseCookie(headers.cookie))) return false;
    // The page of a preview may read a draft that other visitors may not see.
    if (headers.referer?.includes(PREVIEW_PARAMETER)) return false;
    const kept = this.answers.atHand(key);
    if (!kept) return false;
    const answer = cachedAnswerOf(request, kept.answer, () => this.encodings.of(headers['accept-encoding'] ?? ''));
    const head = [...this.headOf(answer, scheme), 'Age', ageOf(kept.ageMs)];
    this.send(request, response, { route, status: answer.status, head }, () => {
      if (answer.status === 304 || request.method === 'HEAD') response.end();
      else sendBody(response, kept.answer, answer.encoding);
    });
    return true;
  }

  private sendPicture({ path, route }: Kept<'picture'>, scheme: Scheme, request: IncomingMessage, response: ServerResponse): boolean {
    const { headers } = request;
    const address = pictureAddressOf(path, () => (headers.accept ? this.types.of(headers.accept) : []));
    const picture = address && this.pictures.atHand(address.key);
    if (!picture) return false;
    const isPlain = headers.range === undefined && headers['if-none-match'] === undefined;
    const answer = isPlain ? this.plainAnswerOf(picture) : answerOf(this.understand(headers), picture);
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
