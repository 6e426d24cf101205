import { Inject, Injectable } from '@nestjs/common';
import { LANGUAGE_KEY } from '@reefdesk/contracts/languages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { NextFunction, Request, Response } from 'express';
import { sendError } from '../edge/send-error.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { explainFailure } from '../upstream/failures.ts';
import { languageOf } from '../visit/language.ts';
import { siteOrigin } from '../visit/site-origin.ts';
import { visitOf } from '../visit/visit.ts';
import { pageAddressOf } from './address/page-address.ts';
import { type Page, PageComposer } from './page-composer.ts';

/** Every address of the site that is not a file: the shell, with the head and the words of its page, in the language of the visit. */
@Injectable()
export class PagesMiddleware {
  constructor(
    private readonly composer: PageComposer,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'publicOrigins'>,
  ) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const { target, path, query, cookies, client } = visitOf(request);
    if (target.kind !== 'site') return next();
    const isKnown = pageAddressOf(path).kind !== 'unknown';
    // A program that asks for an unknown address gets an error it can read; only a browser gets the page.
    const wantsPage = isKnown ? request.accepts('html') : request.headers.accept?.includes('text/html');
    if (!wantsPage) return sendError(request, response, new AppError('not_found'));
    const language = languageOf({ query: query.get('lang'), cookie: cookies[LANGUAGE_KEY], accepted: request.acceptsLanguages() });
    let page: Page | undefined;
    try {
      page = await this.composer.compose({ path, language, origin: siteOrigin(this.env, client) });
    } catch (error) {
      return sendError(request, response, explainFailure(error));
    }
    if (page) sendPage(request, response, page);
    else sendError(request, response, new AppError('service_unavailable'));
  }
}

function sendPage(request: Request, response: Response, { html, etag, status }: Page): void {
  response.status(status);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', etag);
  response.vary('Accept-Language, Cookie');
  if (status === 200 && request.fresh) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(request.method === 'HEAD' ? undefined : html);
}
