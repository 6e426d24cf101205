import { Inject, Injectable } from '@nestjs/common';
import { rateLimitOf } from '@reefdesk/system/rate-limits';
import type { NextFunction, Request, Response } from 'express';
import { sendError } from '../edge/send-error.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { isUpload } from '../request-context/is-upload.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { RateLimits } from './rate-limits.ts';

/** Applies the rate limits and reports the rest of the quota in the `RateLimit` and `RateLimit-Policy` headers. */
@Injectable()
export class RateLimitsMiddleware {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'rateLimits'>,
    private readonly limits: RateLimits,
  ) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const context = requestContextOf(request);
    const { target, path, query } = context;
    const name =
      target.kind === 'api'
        ? rateLimitOf({ method: request.method, route: target.name, path, query, isUpload: isUpload(request) })
        : undefined;
    if (!name) {
      next();
      return;
    }
    const { quota, windowSeconds } = this.env.rateLimits[name];
    const standing = this.limits.take(name, context);
    response.setHeader('RateLimit-Policy', `"${name}";q=${quota};w=${windowSeconds}`);
    response.setHeader('RateLimit', `"${name}";r=${standing.remaining};t=${standing.resetSeconds}`);
    if (standing.isAdmitted) next();
    else sendError(request, response, this.limits.refusal(name, standing));
  }
}
