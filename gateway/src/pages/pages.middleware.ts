import { Inject, Injectable } from '@nestjs/common';
import { LANGUAGE_KEY, parseLanguage } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/site-paths';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { NextFunction, Request, Response } from 'express';
import { POLICY_HEADER, withStyle } from '../edge/security-headers.middleware.ts';
import { sendError } from '../edge/send-error.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { sendAsset } from '../frontends/send-asset.ts';
import { languageOf } from '../request-context/language.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { siteOrigin } from '../request-context/site-origin.ts';
import { explainFailure } from '../upstream/failures.ts';
import type { Page } from './page-composer.ts';
import { Pages } from './pages.ts';

/** Every address of the site that is not a file: its page, in the language of the visit. */
@Injectable()
export class PagesMiddleware {
  constructor(
    private readonly pages: Pages,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'publicOrigins'>,
  ) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const { target, path, query, cookies, client } = requestContextOf(request);
    if (target.kind !== 'site') return next();
    if (!request.accepts('html')) return sendError(request, response, new AppError('not_found'));
    const named = query.get('lang');
    const language = languageOf({ query: named, cookie: cookies[LANGUAGE_KEY], accepted: request.acceptsLanguages() });
    let page: Page | undefined;
    try {
      page = await this.pages.page({
        path,
        language,
        namesLanguage: parseLanguage(named) !== undefined,
        origin: siteOrigin(this.env, client),
      });
    } catch (error) {
      return sendError(request, response, explainFailure(error));
    }
    if (!page) return sendError(request, response, new AppError('service_unavailable'));
    // A program that asks for an unknown address gets an error it can read; only a browser gets the page.
    const isBrowser = request.headers.accept?.includes('text/html');
    if (page.isUnknown && !isBrowser) return sendError(request, response, new AppError('not_found'));
    response.vary('Accept-Language, Cookie');
    if (page.styleHash) response.setHeader(POLICY_HEADER, withStyle(String(response.getHeader(POLICY_HEADER)), page.styleHash));
    // Whoever has its address reads what somebody asked: nobody keeps the page, and nobody finds it.
    const isSecret = path === PATHS.enquiry;
    if (isSecret) response.setHeader('X-Robots-Tag', 'noindex');
    sendAsset(request, response, isSecret ? { ...page, cacheControl: NO_STORE } : page, page.status);
  }
}
