import { LANGUAGE_KEY, type Language, parseLanguage } from '@reefdesk/contracts/languages';
import { ADMIN_PATH, isOfAdmin, publicPagePath, settledPath, UNKNOWN_PATH } from '@reefdesk/contracts/pages/site-addresses';
import type { Request } from 'express';
import type { GatewayEnv } from '../env.ts';
import { languageOf } from '../request-context/language.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { siteOrigin } from '../request-context/site-origin.ts';

/** Parameters of a page request. */
export interface PageVisit {
  /** Path of the page in its one spelling. All paths of the back office are one page, and so are all unknown ones. */
  path: string;
  language: Language;
  /** True if the address names the language. */
  namesLanguage: boolean;
  /** For example `https://www.example.com`, without a trailing slash. */
  origin: string;
}

export function visitOf(request: Request, env: Pick<GatewayEnv, 'publicOrigins'>): PageVisit {
  const { path, query, cookies, client } = requestContextOf(request);
  const named = query.get('lang');
  return {
    path: pagePathOf(path),
    language: languageOf({ query: named, cookie: cookies[LANGUAGE_KEY], accepted: request.acceptsLanguages() }),
    namesLanguage: parseLanguage(named) !== undefined,
    origin: siteOrigin(env, client),
  };
}

/** The path of the page that is shown at an address. */
export function pagePathOf(pathname: string): string {
  const path = settledPath(pathname);
  return isOfAdmin(path) ? ADMIN_PATH : (publicPagePath(path) ?? UNKNOWN_PATH);
}
