import { type Language, parseLanguage } from '@reefdesk/contracts/languages';
import { settledPath } from '@reefdesk/contracts/pages/site-addresses';
import { sameInOtherWidth } from './addresses.ts';
import { barePage } from './messages.ts';
import { addressOf, type CachedPage, candidates, offlineCandidates, others, withUse } from './offline-cache.ts';
import { dated, listing } from './page-html.ts';
import type { FetchEvent } from './scope.ts';
import { inBuild, inPictures, inTurn, lasts, pictures, putOfflineCache, readOfflineCache } from './storage.ts';

const LISTED = 6;

/** The browser sends the request of a navigation before it asks the worker (preload), and again if the worker gives no response. */
export async function answerFromServer({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** Pages come from the server whenever it can be reached; a cached page is sent only if no response arrives. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    return await answerFromServer(event);
  } catch {
    return cachedPage(event);
  }
}

async function cachedPage(event: FetchEvent): Promise<Response> {
  const { pathname, searchParams } = new URL(event.request.url);
  const named = parseLanguage(searchParams.get('lang'));
  const offlineCache = await readOfflineCache();
  for (const page of candidates(offlineCache, settledPath(pathname), named)) {
    const html = await wholePage(page);
    if (!html) continue;
    event.waitUntil(inTurn(async () => putOfflineCache(withUse(await readOfflineCache(), page, Date.now()))));
    return new Response(dated(await html.text(), page.language, page.sentAt), { headers: html.headers });
  }
  return offlinePage(named ?? offlineCache.language);
}

/** Sent with 503, since it is not the requested page: scripts see a failure. */
async function offlinePage(language: Language | undefined): Promise<Response> {
  const status = { status: 503, statusText: 'Offline' };
  const offlineCache = await readOfflineCache();
  for (const page of offlineCandidates(offlineCache, language)) {
    const html = await wholePage(page);
    if (!html) continue;
    const pages = others(offlineCache, page.language, LISTED).map((other) => ({ address: addressOf(other), title: other.title }));
    return new Response(listing(await html.text(), pages), { ...status, headers: html.headers });
  }
  return new Response(barePage(language ?? 'en'), { ...status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function wholePage(page: CachedPage): Promise<Response | undefined> {
  const [html, ...files] = await Promise.all([addressOf(page), ...page.files].map((address) => inBuild(page.build, address)));
  return files.every(Boolean) ? html : undefined;
}

/** A file with a hash in its name is the same from any source. */
export async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

export async function answerPicture(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const same = await inPictures(pathname);
  if (same && lasts(same)) return same;
  try {
    return await fetch(request);
  } catch (error) {
    if (same) return same;
    const addresses = (await (await pictures()).keys()).map(({ url }) => new URL(url).pathname);
    const other = sameInOtherWidth(pathname, addresses);
    const response = other && (await inPictures(other));
    if (response) return response;
    throw error;
  }
}
