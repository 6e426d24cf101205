import { Inject, Injectable } from '@nestjs/common';
import { PREVIEW_PARAMETER } from '@reefdesk/contracts/editing/values';
import type { PreviewedRecord } from '@reefdesk/contracts/messages/site.messages';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { NextFunction, Request, Response } from 'express';
import { allowStyle, frameable } from '../edge/security-headers.middleware.ts';
import { sendError } from '../edge/send-error.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { sendAsset } from '../frontends/send-asset.ts';
import { Pages } from '../pages/pages.ts';
import { visitOf } from '../pages/visit.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { explainFailure } from '../upstream/failures.ts';
import { brandOf, Previews, previewTokenIn } from './previews.ts';

/** Serves the page of a record's draft to everyone with the link. It is neither cached nor indexed nor counted as a view. */
@Injectable()
export class PreviewPagesMiddleware {
  constructor(
    private readonly previews: Previews,
    private readonly pages: Pages,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'publicOrigins'>,
  ) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const { target, query } = requestContextOf(request);
    const token = target.kind === 'site' ? previewTokenIn(query) : undefined;
    if (token === undefined) return next();
    response.setHeader('Cache-Control', NO_STORE);
    response.setHeader('X-Robots-Tag', 'noindex');
    try {
      const record = await this.previews.open(token);
      if (record) await this.send(record, request, response);
      else leadToPublic(request, response);
    } catch (error) {
      sendError(request, response, explainFailure(error));
    }
  }

  private async send(record: PreviewedRecord, request: Request, response: Response): Promise<void> {
    const { client } = requestContextOf(request);
    const reading = { client, reader: this.previews.readerOf(record), ofDraft: brandOf(record) };
    const page = await this.pages.secretPage(visitOf(request, this.env), reading);
    response.vary('Accept-Language, Cookie');
    if (page.styleHash) allowStyle(response, page.styleHash);
    frameable(response);
    sendAsset(request, response, { ...page, cacheControl: NO_STORE }, page.status);
  }
}

function leadToPublic(request: Request, response: Response): void {
  const { path, query } = requestContextOf(request);
  const cached = new URLSearchParams(query);
  cached.delete(PREVIEW_PARAMETER);
  response.redirect(303, [path, cached.toString()].filter(Boolean).join('?'));
}
