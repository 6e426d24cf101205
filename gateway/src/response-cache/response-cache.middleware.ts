import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { sendError } from '../edge/send-error.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { cachedAddressOf } from './cached-address.ts';
import { ResponseCache } from './response-cache.ts';
import { sendCachedResponse, sendOwn } from './send-cached-response.ts';

/** Serves visitors' reads from the response cache. Other requests go to the proxy. */
@Injectable()
export class ResponseCacheMiddleware {
  constructor(private readonly cache: ResponseCache) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const address = cachedAddressOf(request.method, requestContextOf(request));
    if (!address) return next();
    const found = await this.cache.lookUp(address);
    if (response.destroyed) return;
    switch (found.kind) {
      case 'cached':
        return sendCachedResponse(request, response, found.answer, { ageMs: found.ageMs, isStale: found.result === 'stale' });
      case 'own':
        return sendOwn(request, response, found.answer, address.service);
      case 'failed':
        return sendError(request, response, found.error);
      case 'passed':
        return next();
    }
  }
}
