import { Inject, Injectable } from '@nestjs/common';
import { publicPagePath } from '@reefdesk/contracts/pages/site-addresses';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { NextFunction, Request, Response } from 'express';
import { allowStyle } from '../edge/security-headers.middleware.ts';
import { sendError } from '../edge/send-error.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { sendAsset } from '../frontends/send-asset.ts';
import { PageViews } from '../page-views/page-views.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { explainFailure } from '../upstream/failures.ts';
import type { Page } from './page-composer.ts';
import { Pages } from './pages.ts';
import { visitOf } from './visit.ts';

/** The language of a page depends on both headers. */
export const PAGE_VARY = 'Accept-Language, Cookie';

/** Serves the page of every address that is not a file, in the visitor's language. Aliases redirect to the canonical path. */
@Injectable()
export class PagesMiddleware {
  constructor(
    private readonly pages: Pages,
    private readonly views: PageViews,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'publicOrigins'>,
  ) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const { target, path, client, sessionCookie } = requestContextOf(request);
    if (target.kind !== 'site') return next();
    if (!request.accepts('html')) return sendError(request, response, new AppError('not_found'));
    const alias = publicPagePath(path) ?? path;
    if (alias !== path) {
      response.setHeader('Cache-Control', 'no-cache');
      return response.redirect(301, alias + request.url.slice(path.length));
    }
    const visit = visitOf(request, this.env);
    let page: Page | undefined;
    try {
      page = await this.pages.page(visit, client);
    } catch (error) {
      return sendError(request, response, explainFailure(error));
    }
    if (!page) return sendError(request, response, new AppError('service_unavailable'));
    // An unknown address gets a JSON error unless the client is a browser.
    const isBrowser = request.headers.accept?.includes('text/html');
    if (page.isUnknown && !isBrowser) return sendError(request, response, new AppError('not_found'));
    response.vary(PAGE_VARY);
    if (page.styleHash) allowStyle(response, page.styleHash);
    // Anyone with the address can read the enquiry, so the page is neither cached nor indexed.
    const isSecret = visit.path === PATHS.enquiry;
    if (isSecret) response.setHeader('X-Robots-Tag', 'noindex');
    if (page.status === 200) {
      const session = sessionCookie === undefined ? undefined : { client, cookie: sessionCookie };
      this.views.note(request, { path, host: client.host, language: visit.language, session });
    }
    sendAsset(request, response, isSecret ? { ...page, cacheControl: NO_STORE } : page, page.status);
  }
}
