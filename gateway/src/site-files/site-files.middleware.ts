import { Inject, Injectable } from '@nestjs/common';
import type { Brand } from '@reefdesk/contracts/brand';
import { LANGUAGE_KEY } from '@reefdesk/contracts/languages';
import type { NextFunction, Request, Response } from 'express';
import { BRAND } from '../brand/read-brand.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { canonicalPath } from '../pages/address/page-address.ts';
import { SiteContent } from '../pages/reading/site-content.ts';
import { languageOf } from '../visit/language.ts';
import { siteOrigin } from '../visit/site-origin.ts';
import { type Visit, visitOf } from '../visit/visit.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

const CACHE_CONTROL = 'public, max-age=300';

interface SiteFile {
  type: string;
  body: string;
}

/** The files that say to machines what the site is: robots.txt, sitemap.xml and the web manifest. */
@Injectable()
export class SiteFilesMiddleware {
  constructor(
    private readonly content: SiteContent,
    @Inject(BRAND) private readonly brand: Brand,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'publicOrigins'>,
  ) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const visit = visitOf(request);
    if (visit.target.kind !== 'site') return next();
    const file = await this.file(visit, request);
    if (!file) return next();
    response.setHeader('Content-Type', `${file.type}; charset=utf-8`);
    response.setHeader('Cache-Control', CACHE_CONTROL);
    response.end(request.method === 'HEAD' ? undefined : file.body);
  }

  private async file({ path, client, query, cookies }: Visit, request: Request): Promise<SiteFile | undefined> {
    const origin = siteOrigin(this.env, client);
    switch (path) {
      case '/robots.txt':
        return { type: 'text/plain', body: robots(origin) };
      case '/sitemap.xml':
        return { type: 'application/xml', body: sitemap(origin, await this.publicPaths()) };
      case '/site.webmanifest': {
        const language = languageOf({ query: query.get('lang'), cookie: cookies[LANGUAGE_KEY], accepted: request.acceptsLanguages() });
        return { type: 'application/manifest+json', body: JSON.stringify(webManifest(this.brand, language)) };
      }
      default:
        return undefined;
    }
  }

  /** An owner that is away leaves its pages out this time; crawlers ask again. */
  private async publicPaths(): Promise<string[]> {
    const [packages, destinations] = await Promise.all([this.content.packages(), this.content.destinations()]);
    const pages = [
      { kind: 'home' as const },
      { kind: 'about' as const },
      { kind: 'destinations' as const },
      ...(packages.kind === 'found' ? packages.value.map(({ slug }) => ({ kind: 'travel' as const, slug })) : []),
      ...(destinations.kind === 'found' ? destinations.value.map(({ destination_id: id }) => ({ kind: 'destination' as const, id })) : []),
    ];
    return pages.map((page) => canonicalPath(page) ?? '/');
  }
}

function robots(origin: string): string {
  return ['User-agent: *', 'Disallow: /admin', 'Disallow: /customer', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
