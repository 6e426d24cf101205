import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { HealthRegistry } from '@reefdesk/service-kit/health/health-registry';
import { beginRequestSpan } from '@reefdesk/service-kit/tracing/http-tracing.middleware';
import { parseCookie } from 'cookie';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { siteOf } from '../request-context/client.ts';
import { Remembered } from '../request-context/remembered.ts';
import { hasSessionCookie } from '../request-context/session-cookie.ts';
import { CachedAnswerMetrics } from './cached-answer-metrics.ts';
import { CachedAnswers, type ReadyResponse } from './cached-answers.ts';
import { type CachedTarget, cachedTargetOf } from './cached-target.ts';
import { PageAnswers } from './page-answers.ts';

const NO_COOKIES: Readonly<Record<string, string | undefined>> = {};

/** Sends fresh cached responses before the application runs. Others take the pipeline, with the same result (docs/adr/0044). */
@Injectable()
export class FastPath {
  private readonly targets = new Remembered<CachedTarget>(cachedTargetOf);
  private readonly isTraced: boolean;
  /** At debug level every request takes the pipeline, which logs each one. */
  private readonly isLogged: boolean;

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly answers: CachedAnswers,
    private readonly pages: PageAnswers,
    private readonly metrics: CachedAnswerMetrics,
    private readonly health: HealthRegistry,
  ) {
    this.isTraced = env.OTEL_EXPORTER_OTLP_ENDPOINT !== '';
    this.isLogged = env.LOG_LEVEL === 'debug' || env.LOG_LEVEL === 'trace';
  }

  mount(app: NestExpressApplication): void {
    const server: Server = app.getHttpServer();
    const longWay = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      const ready = this.find(request);
      if (ready) return this.send(request, response, ready);
      for (const listener of longWay) listener.call(server, request, response);
    });
  }

  private find(request: IncomingMessage): ReadyResponse | undefined {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || this.isLogged || this.health.isDraining) return undefined;
    const target = this.targets.of(request.url ?? '');
    if (target.kind === 'none') return undefined;
    const { headers } = request;
    if (hasBody(headers) || headers.origin !== undefined) return undefined;
    const site = siteOf(headers, { trustedHops: this.env.TRUSTED_PROXY_HOPS, publicOrigins: this.env.publicOrigins });
    if (site.host === '') return undefined;
    if (target.kind === 'picture') return this.answers.picture(target, site.scheme, request);
    const cookies = headers.cookie === undefined ? NO_COOKIES : parseCookie(headers.cookie);
    if (hasSessionCookie(cookies)) return undefined;
    return target.kind === 'answer'
      ? this.answers.answer(target, site.scheme, request)
      : this.pages.find(target, { request, cookies, site });
  }

  private send(request: IncomingMessage, response: ServerResponse, { route, status, head, sendBody }: ReadyResponse): void {
    const startedAt = performance.now();
    const { method = 'GET' } = request;
    const requestId = randomUUID();
    const end = this.isTraced ? beginRequestSpan(request, requestId) : undefined;
    response.writeHead(status, ['X-Request-Id', requestId, ...head]);
    sendBody(response);
    this.metrics.time(method, route, response, startedAt);
    end?.(response, route);
  }
}

/** A body may arrive slowly and has to be read, which is not supported here. */
function hasBody({ 'content-length': length, 'transfer-encoding': encoding }: IncomingHttpHeaders): boolean {
  return length !== undefined || encoding !== undefined;
}
