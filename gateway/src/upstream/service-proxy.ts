import type { ClientRequest } from 'node:http';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { NextFunction, Request, Response } from 'express';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import { rewriteAnswerHeaders } from '../edge/answer-headers.ts';
import { sendError } from '../edge/send-error.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { SERVICES, type ServiceName } from '../routing/routes.ts';
import { visitOf } from '../visit/visit.ts';
import { limitAnswer, limitWaiting } from './deadlines.ts';
import { codeOf, explainFailure } from './failures.ts';
import type { UpstreamCall } from './upstream-call.ts';
import { Upstreams } from './upstreams.ts';

type Proxy = RequestHandler<Request, Response>;

/** Streams a request to its service and the answer back; nothing is held in memory. */
@Injectable()
export class ServiceProxy {
  private readonly logger = new Logger(ServiceProxy.name);
  private readonly outgoing = new WeakMap<Request, ClientRequest>();
  private readonly askedAgain = new WeakSet<Request>();
  private readonly calls = new WeakMap<Request, UpstreamCall>();
  private readonly proxies: ReadonlyMap<ServiceName, Proxy>;

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'UPSTREAM_TIMEOUT_MS' | 'UPLOAD_TIMEOUT_MS'>,
    private readonly upstreams: Upstreams,
  ) {
    this.proxies = new Map(SERVICES.map((service) => [service, this.proxyTo(service)]));
  }

  use(request: Request, response: Response, next: NextFunction): void {
    const { target } = visitOf(request);
    if (target.kind === 'api' || target.kind === 'media') this.forward(target.service, request, response);
    else next();
  }

  private forward(service: ServiceName, request: Request, response: Response): void {
    const upstream = this.upstreams.of(service);
    if (upstream.isOverloaded) {
      sendError(request, response, new AppError('service_unavailable'));
      return;
    }
    const leave = upstream.enter();
    response.once('close', () => {
      leave();
      this.calls.get(request)?.dropped('left');
    });
    this.send(service, request, response);
  }

  private send(service: ServiceName, request: Request, response: Response): void {
    const call = this.upstreams.of(service).call(request.method);
    this.calls.set(request, call);
    Object.assign(request.headers, call.traceHeaders);
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
          this.outgoing.set(request, outgoing);
          limitWaiting(outgoing, this.silenceAllowed(request));
        },
        proxyRes: (answer, request, response) => {
          this.calls.get(request)?.answered(answer.statusCode ?? 502);
          const { beforeAnswer, noStore } = visitOf(request);
          for (const act of beforeAnswer) act();
          rewriteAnswerHeaders(answer.headers, service, noStore);
          limitAnswer(answer, response, this.env.UPSTREAM_TIMEOUT_MS);
        },
        error: (error, request, response) => this.fail(service, request, response as Response, error),
      },
    });
  }

  /** Work on uploaded files takes its time. */
  private silenceAllowed(request: Request): number {
    const isUpload = request.headers['content-type']?.startsWith('multipart/') ?? false;
    return isUpload ? this.env.UPLOAD_TIMEOUT_MS : this.env.UPSTREAM_TIMEOUT_MS;
  }

  private fail(service: ServiceName, request: Request, response: Response, cause: unknown): void {
    if (response.destroyed || response.writableEnded) return;
    if (this.mayAskAgain(request, response, cause)) {
      this.askedAgain.add(request);
      this.calls.get(request)?.dropped('retried');
      response.setMaxListeners(2 * response.getMaxListeners()); // Both attempts listen.
      this.send(service, request, response);
      return;
    }
    this.calls.get(request)?.failed(cause);
    const error = explainFailure(cause);
    this.logger.warn({ err: error.cause, code: error.code, requestId: visitOf(request).requestId }, 'A service could not be reached');
    sendError(request, response, error);
  }

  /** The service closed an idle connection in the very moment it was used again; a read may simply be asked once more. */
  private mayAskAgain(request: Request, response: Response, cause: unknown): boolean {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isReset = codeOf(cause) === 'ECONNRESET';
    const isReused = this.outgoing.get(request)?.reusedSocket ?? false;
    return isRead && isReset && isReused && !response.headersSent && !this.askedAgain.has(request);
  }
}
