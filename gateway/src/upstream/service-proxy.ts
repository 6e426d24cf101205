import type { ClientRequest } from 'node:http';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { TOKEN_REJECTED } from '@reefdesk/service-kit/access/token-rejected';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { networksOf } from '@reefdesk/service-kit/request/client-network';
import { TIME_LEFT_HEADER, timeLeftHeader } from '@reefdesk/service-kit/time/deadline';
import { SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';
import type { NextFunction, Request, Response } from 'express';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import { rewriteAnswerHeaders } from '../edge/answer-headers.ts';
import { sendError } from '../edge/send-error.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { isUpload } from '../request-context/is-upload.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { type Attempt, pauseBeforeNext, timeoutOf } from './asking-again.ts';
import { limitAnswer, limitUpload, limitWaiting } from './deadlines.ts';
import { explainFailure } from './failures.ts';
import type { UpstreamCall } from './upstream-call.ts';
import { Upstreams } from './upstreams.ts';

type Proxy = RequestHandler<Request, Response>;

/** More than the listeners that the proxy adds at each retry. */
const LISTENERS_OF_AN_ATTEMPT = 20;

/** Streams requests to their service and the responses back. Only small bodies are held in memory. */
@Injectable()
export class ServiceProxy {
  private readonly logger = new Logger(ServiceProxy.name);
  private readonly repeats = new WeakMap<Request, number>();
  private readonly calls = new WeakMap<Request, UpstreamCall>();
  private readonly proxies: ReadonlyMap<ServiceName, Proxy>;

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'UPSTREAM_TIMEOUT_MS' | 'UPLOAD_TIMEOUT_MS' | 'UPLOAD_STALL_MS'>,
    private readonly upstreams: Upstreams,
  ) {
    this.proxies = new Map(SERVICE_NAMES.map((service) => [service, this.proxyTo(service)]));
  }

  use(request: Request, response: Response, next: NextFunction): void {
    const { target } = requestContextOf(request);
    if (target.kind === 'api' || target.kind === 'media') this.forward(target.service, request, response);
    else next();
  }

  private forward(service: ServiceName, request: Request, response: Response): void {
    const upstream = this.upstreams.of(service);
    const networks = networksOf(requestContextOf(request).client.address);
    if (upstream.isOverloaded) sendError(request, response, new AppError('service_unavailable'));
    else if (upstream.isFullOf(networks)) sendError(request, response, new AppError('too_many_attempts'));
    else {
      const leave = upstream.enter(networks);
      response.once('close', () => {
        leave();
        this.calls.get(request)?.dropped('left');
      });
      this.send(service, request, response);
    }
  }

  private send(service: ServiceName, request: Request, response: Response): void {
    const call = this.upstreams.of(service).call(request.method);
    this.calls.set(request, call);
    Object.assign(request.headers, call.traceHeaders, { [TIME_LEFT_HEADER]: timeLeftHeader(this.allowed(request)) });
    void this.proxies.get(service)?.(request, response, (error) => this.fail(service, request, response, error));
  }

  private proxyTo(service: ServiceName): Proxy {
    const { agent, origin } = this.upstreams.of(service);
    return createProxyMiddleware<Request, Response>({
      target: origin,
      agent,
      changeOrigin: true,
      on: {
        proxyReq: (outgoing, request) => {
          limitWaiting(outgoing, timeoutOf(this.attemptOf(request), this.allowed(request)));
          const { body } = requestContextOf(request);
          if (body) sendBody(outgoing, body);
          else if (isUpload(request)) limitUpload(request, outgoing, this.env.UPLOAD_STALL_MS);
        },
        proxyRes: (answer, request, response) => {
          this.calls.get(request)?.answered(answer.statusCode ?? 502);
          const { beforeAnswer, noStore, tokenRejected } = requestContextOf(request);
          for (const act of beforeAnswer) act();
          if (tokenRejected && answer.statusCode === 401 && answer.headers['www-authenticate'] === TOKEN_REJECTED) {
            // Clocks differ or keys changed. Auth knows the session, so the user must not be treated as signed out.
            tokenRejected();
            answer.resume();
            sendError(request, response, new AppError('service_unavailable'));
            return;
          }
          rewriteAnswerHeaders(answer.headers, service, noStore);
          // Otherwise the proxy would write "keep-alive" while this process drains.
          answer.headers.connection = response.shouldKeepAlive ? 'keep-alive' : 'close';
          limitAnswer(answer, response, this.env.UPSTREAM_TIMEOUT_MS);
        },
        error: (error, request, response) => this.fail(service, request, response as Response, error),
      },
    });
  }

  /** Processing uploads takes longer. */
  private allowed(request: Request): number {
    return isUpload(request) ? this.env.UPLOAD_TIMEOUT_MS : this.env.UPSTREAM_TIMEOUT_MS;
  }

  private attemptOf(request: Request): Attempt {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPicture = isRead && requestContextOf(request).target.kind === 'media';
    return { before: this.repeats.get(request) ?? 0, isRead, isCached: !isUpload(request), isPicture };
  }

  private fail(service: ServiceName, request: Request, response: Response, cause: unknown): void {
    if (response.destroyed || response.writableEnded) return;
    const attempt = this.attemptOf(request);
    const pauseMs = response.headersSent ? undefined : pauseBeforeNext(attempt, cause);
    if (pauseMs !== undefined) {
      this.repeats.set(request, attempt.before + 1);
      this.calls.get(request)?.dropped('retried');
      response.setMaxListeners(response.getMaxListeners() + LISTENERS_OF_AN_ATTEMPT);
      setTimeout(() => response.destroyed || this.send(service, request, response), pauseMs);
      return;
    }
    this.calls.get(request)?.failed(cause);
    const error = explainFailure(cause);
    this.logger.warn(
      { err: error.cause, code: error.code, requestId: requestContextOf(request).requestId },
      'A service could not be reached',
    );
    sendError(request, response, error);
  }
}

/** The body was read before, so the piped stream brings only the end. */
function sendBody(outgoing: ClientRequest, body: Buffer): void {
  outgoing.removeHeader('transfer-encoding');
  outgoing.setHeader('content-length', body.length);
  if (body.length > 0) outgoing.write(body);
}
