import { Inject, Injectable } from '@nestjs/common';
import { LANGUAGE_KEY, LANGUAGE_TAGS, LANGUAGES, type Language, localise } from '@reefdesk/contracts/languages';
import { OFFLINE_CACHES, OFFLINE_WORKER_PATH } from '@reefdesk/contracts/pages/offline-pages';
import { destinationPath, PATHS, travelPath } from '@reefdesk/contracts/pages/site-paths';
import type { Brand } from '@reefdesk/contracts/site/brand';
import type { NextFunction, Request, Response } from 'express';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { Operator } from '../operator/operator.ts';
import { keepsPages } from '../pages/browser-caching.ts';
import { SiteContent } from '../pages/reading/site-content.ts';
import { languageOf } from '../request-context/language.ts';
import { type RequestContext, requestContextOf } from '../request-context/request-context.ts';
import { siteOrigin } from '../request-context/site-origin.ts';
import { type SitemapPage, sitemap, sitemapPage } from './sitemap.ts';

const DAY_MS = 24 * 60 * 60_000;
/** RFC 9116 advises less than a year. The date moves daily. */
const VALID_DAYS = 180;

const SECURITY_CONTACT_PATH = '/.well-known/security.txt';

/** Contact for security reports (RFC 9116); undefined if the operator has none. */
function securityContact({ securityContact: contact }: Pick<Brand, 'securityContact'>, origin: string): string | undefined {
  if (!contact) return undefined;
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return [
    `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.map((language) => LANGUAGE_TAGS[language]).join(', ')}`,
    `Canonical: ${origin}${SECURITY_CONTACT_PATH}`,
    '',
  ].join('\n');
}

/**
 * Worker that removes the offline cache after OFFLINE_PAGES was turned off. It unregisters during installation, since activation may take
 * minutes, and clears the caches again on activation, for entries that the old worker was still writing.
 */
const LEAVING_WORKER = `addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(forget());
  // Not awaited: the browser unregisters after installation, so waiting here would be a deadlock.
  void registration.unregister();
});
addEventListener('activate', (event) => event.waitUntil(forget()));

async function forget() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('${OFFLINE_CACHES}')).map((name) => caches.delete(name)));
}
`;

const CACHE_CONTROL = 'public, max-age=300';
const SITEMAP_PAGE = /^\/sitemap-([1-9]\d{0,3})\.xml$/;

interface SiteFile {
  type: string;
  body: string;
  cacheControl?: string;
}

/** Serves robots.txt, sitemaps, web manifest and security.txt, and without OFFLINE_PAGES a worker that removes the offline cache. */
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
        const [, part] = SITEMAP_PAGE.exec(path) ?? [];
        const body = part && sitemapPage(origin, await this.publicPages(), Number(part));
        return body ? { type: 'application/xml', body } : undefined;
      }
    }
  }

  /** Pages of a service that is down are left out, as crawlers retry. */
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

function webManifest(brand: Brand, language: Language): object {
  return {
    id: '/',
    name: brand.name,
    short_name: brand.shortName,
    description: localise(brand.tagline, language),
    lang: LANGUAGE_TAGS[language],
    start_url: '/auth/homepage',
    scope: '/',
    display: 'standalone',
    background_color: '#041824',
    theme_color: '#06304a',
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
