import { Inject, Injectable } from '@nestjs/common';
import { LANGUAGE_KEY } from '@reefdesk/contracts/languages';
import { OFFLINE_WORKER_PATH } from '@reefdesk/contracts/pages/offline-pages';
import { destinationPath, PATHS, travelPath } from '@reefdesk/contracts/pages/site-paths';
import type { NextFunction, Request, Response } from 'express';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { Operator } from '../operator/operator.ts';
import { keepsPages } from '../pages/kept-by-browsers.ts';
import { SiteContent } from '../pages/reading/site-content.ts';
import { languageOf } from '../request-context/language.ts';
import { type RequestContext, requestContextOf } from '../request-context/request-context.ts';
import { siteOrigin } from '../request-context/site-origin.ts';
import { LEAVING_WORKER } from './leaving-worker.ts';
import { SECURITY_CONTACT_PATH, securityContact } from './security-contact.ts';
import { type SitemapPage, sitemap, sitemapPart } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

const CACHE_CONTROL = 'public, max-age=300';
const SITEMAP_PART = /^\/sitemap-([1-9]\d{0,3})\.xml$/;

interface SiteFile {
  type: string;
  body: string;
  cacheControl?: string;
}

/**
 * Files that describe the site to machines: robots.txt, sitemaps, the web manifest and security.txt. If browsers must not keep pages, also
 * the worker that removes the one that does.
 */
@Injectable()
export class SiteFilesMiddleware {
  constructor(
    private readonly content: SiteContent,
    private readonly operator: Operator,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'publicOrigins' | 'OFFLINE_PAGES' | 'FRONTENDS_HOT_RELOAD'>,
  ) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const context = requestContextOf(request);
    if (context.target.kind !== 'site') return next();
    const file = await this.file(context, request);
    if (!file) return next();
    response.setHeader('Content-Type', `${file.type}; charset=utf-8`);
    response.setHeader('Cache-Control', file.cacheControl ?? CACHE_CONTROL);
    response.end(request.method === 'HEAD' ? undefined : file.body);
  }

  private async file({ path, client, query, cookies }: RequestContext, request: Request): Promise<SiteFile | undefined> {
    const origin = siteOrigin(this.env, client);
    switch (path) {
      case '/robots.txt':
        return { type: 'text/plain', body: robots(origin) };
      case '/sitemap.xml':
        return { type: 'application/xml', body: sitemap(origin, await this.publicPages()) };
      case '/site.webmanifest': {
        const language = languageOf({ query: query.get('lang'), cookie: cookies[LANGUAGE_KEY], accepted: request.acceptsLanguages() });
        return { type: 'application/manifest+json', body: JSON.stringify(webManifest(await this.operator.current(), language)) };
      }
      case SECURITY_CONTACT_PATH: {
        const body = securityContact(await this.operator.current(), origin);
        return body === undefined ? undefined : { type: 'text/plain', body };
      }
      case OFFLINE_WORKER_PATH:
        return keepsPages(this.env) ? undefined : { type: 'text/javascript', body: LEAVING_WORKER, cacheControl: 'no-cache' };
      default: {
        const [, part] = SITEMAP_PART.exec(path) ?? [];
        const body = part && sitemapPart(origin, await this.publicPages(), Number(part));
        return body ? { type: 'application/xml', body } : undefined;
      }
    }
  }

  /** While a service is down its pages are left out; crawlers ask again. */
  private async publicPages(): Promise<SitemapPage[]> {
    const [packages, destinations] = await Promise.all([this.content.packageIds(), this.content.destinationIds()]);
    return [
      ...[PATHS.home, PATHS.about, PATHS.packages, PATHS.destinations, PATHS.support, PATHS.privacy, PATHS.terms].map((path) => ({
        path,
        changedAt: undefined,
      })),
      ...packages.map(({ slug, updated_at }) => ({ path: travelPath(slug), changedAt: updated_at })),
      ...destinations.map(({ destination_id: id, updated_at }) => ({ path: destinationPath(id), changedAt: updated_at })),
    ];
  }
}

function robots(origin: string): string {
  return ['User-agent: *', 'Disallow: /admin', 'Disallow: /customer', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
