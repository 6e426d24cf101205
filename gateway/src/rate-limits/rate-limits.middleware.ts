import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { rateLimitOf } from '@reefdesk/system/rate-limits';
import type { NextFunction, Request, Response } from 'express';
import { sendError } from '../edge/send-error.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { isUpload } from '../request-context/is-upload.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { RateLimits } from './rate-limits.ts';

/** Holds calls to their limit. Answers of limited calls say where the sender stands (`RateLimit`, `RateLimit-Policy`). */
@Injectable()
export class RateLimitsMiddleware {
  constructor(
    private readonly limits: RateLimits,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'rateLimits'>,
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
    const { quota, windowSeconds } = this.env.rateLimits[name];
    const { isAdmitted, remaining, resetSeconds } = this.limits.take(name, context);
    response.setHeader('RateLimit-Policy', `"${name}";q=${quota};w=${windowSeconds}`);
    response.setHeader('RateLimit', `"${name}";r=${remaining};t=${resetSeconds}`);
    if (isAdmitted) next();
    else sendError(request, response, new AppError('too_many_attempts', { retryAfterSeconds: resetSeconds }));
  }
}
