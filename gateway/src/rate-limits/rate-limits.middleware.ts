import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type CountedRequest, RequestCounted } from '@reefdesk/contracts/messages/gateway.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { networkOf } from '@reefdesk/service-kit/http/client-network';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { type RateLimit, rateLimitOf } from '@reefdesk/system/rate-limits';
import type { NextFunction, Request, Response } from 'express';
import { sendError } from '../edge/send-error.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { isUpload } from '../request-context/is-upload.ts';
import { type RequestContext, requestContextOf } from '../request-context/request-context.ts';
import { RateLimitMetrics } from './rate-limit-metrics.ts';
import { RequestCounts } from './request-counts.ts';

/**
 * Holds senders to the limits of the table (`packages/system`). Each replica counts by itself and hears what the others let
 * through, so no store has to be up; without NATS each counts alone (docs/adr/0010). Answers of limited calls say where the
 * sender stands (`RateLimit`, `RateLimit-Policy`).
 */
@Injectable()
export class RateLimitsMiddleware {
  private readonly counts = new RequestCounts();
  private readonly replica = randomUUID();

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'rateLimits'>,
    private readonly bus: MessageBus,
    private readonly metrics: RateLimitMetrics,
  ) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const context = requestContextOf(request);
    const { target } = context;
    const name =
      target.kind === 'api' ? rateLimitOf({ method: request.method, route: target.name, isUpload: isUpload(request) }) : undefined;
    if (!name) {
      next();
      return;
    }
    const limit: RateLimit = this.env.rateLimits[name];
    const sender = senderOf(context, limit);
    const { isAdmitted, remaining, resetSeconds, window } = this.counts.take(name, limit, sender);
    response.setHeader('RateLimit-Policy', `"${name}";q=${limit.quota};w=${limit.windowSeconds}`);
    response.setHeader('RateLimit', `"${name}";r=${remaining};t=${resetSeconds}`);
    if (isAdmitted) {
      this.bus.publish(RequestCounted, { replica: this.replica, limit: name, sender, window });
      next();
    } else {
      this.metrics.countRefused(name);
      sendError(request, response, new AppError('too_many_attempts', { retryAfterSeconds: resetSeconds }));
    }
  }

  /** What any replica let through, this one included. */
  heard({ replica, limit, sender, window }: CountedRequest): void {
    if (replica !== this.replica) this.counts.add({ limit, sender, window });
  }
}

/** A digest, so that neither memory nor messages hold addresses. */
function senderOf({ client, userId }: RequestContext, { per }: RateLimit): string {
  const sender = per === 'account' && userId !== undefined ? `account ${userId}` : `network ${networkOf(client.address)}`;
  return createHash('sha256').update(sender).digest('base64url');
}
