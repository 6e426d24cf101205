import { LANGUAGE_KEY, type Language, parseLanguage } from '@reefdesk/contracts/languages';
import { ADMIN_PATH, isOfAdmin, publicPagePath, settledPath, UNKNOWN_PATH } from '@reefdesk/contracts/pages/site-addresses';
import type { Request } from 'express';
import type { GatewayEnv } from '../env.ts';
import { languageOf } from '../request-context/language.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { siteOrigin } from '../request-context/site-origin.ts';

export interface PageVisit {
  /** Canonical path. All back office paths share one page, and so do all unknown paths. */
  path: string;
  language: Language;
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

export function pagePathOf(pathname: string): string {
  const path = settledPath(pathname);
  return isOfAdmin(path) ? ADMIN_PATH : (publicPagePath(path) ?? UNKNOWN_PATH);
}
