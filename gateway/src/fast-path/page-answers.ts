import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { LANGUAGE_KEY, parseLanguage } from '@reefdesk/contracts/languages';
import { isHeld } from '@reefdesk/service-kit/http/if-none-match';
import { type HeaderList, type SecurityHeaders, securityHeadersOf, withStyle } from '../edge/security-headers.middleware.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { assetHeadersOf } from '../frontends/send-asset.ts';
import { PageViews } from '../page-views/page-views.ts';
import type { Page } from '../pages/page-composer.ts';
import { PAGE_VARY } from '../pages/pages.middleware.ts';
import { Pages } from '../pages/pages.ts';
import type { Client } from '../request-context/client.ts';
import { languageOf } from '../request-context/language.ts';
import { siteOrigin } from '../request-context/site-origin.ts';
import type { Encoding } from '../response-cache/cached-answer.ts';
import type { ReadyResponse } from './cached-answers.ts';
import type { CachedTarget } from './cached-target.ts';
import { Negotiation } from './negotiation.ts';

interface PageRequest {
  request: IncomingMessage;
  cookies: Readonly<Record<string, string | undefined>>;
  site: Pick<Client, 'scheme' | 'host'>;
}

interface Heads {
  tag: string;
  whole: HeaderList;
  held: HeaderList;
}

/** Responses with cached pages. Their headers are built on first use. */
@Injectable()
export class PageAnswers {
  private readonly security: SecurityHeaders;
  private readonly heads = new WeakMap<Page, Map<string, Heads>>();

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly pages: Pages,
    private readonly negotiation: Negotiation,
    private readonly views: PageViews,
  ) {
    this.security = securityHeadersOf(env);
  }

  /** Counts the view. Undefined if the page is not cached or not available to this client. */
  find(target: Extract<CachedTarget, { kind: 'page' }>, { request, cookies, site }: PageRequest): ReadyResponse | undefined {
    const { path, language: named, asked, route } = target;
    const { headers, method } = request;
    // Files of a development server change under the same names.
    if (this.env.FRONTENDS_HOT_RELOAD === 'on' || !this.negotiation.acceptsHtml(headers)) return undefined;
    const language = languageOf({ query: named, cookie: cookies[LANGUAGE_KEY], accepted: this.negotiation.languages(headers) });
    const namesLanguage = parseLanguage(named) !== undefined;
    const page = this.pages.atHand({ path, language, namesLanguage, origin: siteOrigin(this.env, site) });
    if (page?.status !== 200) return undefined;
    const encoding = bestEncoding(page, this.negotiation.encodings(headers));
    const { tag, whole, held } = this.headsOf(page, encoding, site.scheme);
    this.views.note(request, { path: asked, host: site.host, language });
    if (isHeld({ headers }, tag)) return { route, status: 304, head: held, sendBody: (response) => response.end() };
    const body = method === 'HEAD' ? undefined : (page.bodies[encoding] ?? page.bodies.identity);
    return { route, status: 200, head: whole, sendBody: (response) => response.end(body) };
  }

  private headsOf(page: Page, encoding: Encoding, scheme: Client['scheme']): Heads {
    const known = this.heads.get(page) ?? new Map<string, Heads>();
    this.heads.set(page, known);
    const key = `${scheme} ${encoding}`;
    const heads = known.get(key) ?? this.makeHeads(page, encoding, scheme);
    known.set(key, heads);
    return heads;
  }

  private makeHeads(page: Page, encoding: Encoding, scheme: Client['scheme']): Heads {
    const security = this.security.page[scheme];
    const styled = page.styleHash ? withStyle(security, page.styleHash) : security;
    const vary = page.bodies.br || page.bodies.gzip ? `${PAGE_VARY}, Accept-Encoding` : PAGE_VARY;
    const { tag, whole, held } = assetHeadersOf(page, encoding);
    const list = (headers: Record<string, string>) => [...styled, 'Vary', vary, ...Object.entries(headers).flat()];
    return { tag, whole: list(whole), held: list(held) };
  }
}

function bestEncoding({ bodies }: Page, { br, gzip }: { br: boolean; gzip: boolean }): Encoding {
  return bodies.br && br ? 'br' : bodies.gzip && gzip ? 'gzip' : 'identity';
}
