import { LANGUAGE_KEY, type Language, parseLanguage } from '@reefdesk/contracts/languages';
import type { Request } from 'express';
import type { GatewayEnv } from '../env.ts';
import { languageOf } from '../request-context/language.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { siteOrigin } from '../request-context/site-origin.ts';

/** What a page is asked for with. */
export interface PageVisit {
  /** Without the query. */
  path: string;
  language: Language;
  /** Whether the address says which. */
  namesLanguage: boolean;
  /** `https://www.example.com`, without a slash at the end. */
  origin: string;
}

export function visitOf(request: Request, env: Pick<GatewayEnv, 'publicOrigins'>): PageVisit {
  const { path, query, cookies, client } = requestContextOf(request);
  const named = query.get('lang');
  return {
    path,
    language: languageOf({ query: named, cookie: cookies[LANGUAGE_KEY], accepted: request.acceptsLanguages() }),
    namesLanguage: parseLanguage(named) !== undefined,
    origin: siteOrigin(env, client),
  };
}
