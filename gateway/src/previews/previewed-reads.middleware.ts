import { Injectable } from '@nestjs/common';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { NextFunction, Request, Response } from 'express';
import { sendError } from '../edge/send-error.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { explainFailure } from '../upstream/failures.ts';
import { Previews, previewTokenIn } from './previews.ts';

/** Serves later reads of a preview page, such as an opened itinerary. Their `Referer` contains the link. */
@Injectable()
export class PreviewedReadsMiddleware {
  constructor(private readonly previews: Previews) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const { target, path, query } = requestContextOf(request);
    if (target.kind !== 'api' || !target.visitors || request.method !== 'GET') return next();
    const token = tokenOfReferer(request.headers.referer);
    if (token === undefined) return next();
    try {
      const record = await this.previews.open(token);
      const address = addressOf(path, query);
      if (!record?.answers[address]) return next();
      const read = (await this.previews.readerOf(record).read([address])).get(address);
      if (!read || typeof read === 'string' || !('text' in read)) return next();
      response.setHeader('Cache-Control', NO_STORE);
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.end(read.text);
    } catch (error) {
      sendError(request, response, explainFailure(error));
    }
  }
}

/** The address as pages read it; other parameters do not change the answer. */
function addressOf(path: string, query: URLSearchParams): string {
  const parameters = ['view', 'limit'].filter((name) => query.has(name)).map((name) => `${name}=${query.get(name)}`);
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
}

function tokenOfReferer(referer: string | undefined): string | undefined {
  return referer?.includes('?') && URL.canParse(referer) ? previewTokenIn(new URL(referer).searchParams) : undefined;
}
