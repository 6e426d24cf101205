import { LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import { OFFLINE_PAGE_PATH } from '@reefdesk/contracts/pages/offline-pages';
import { settledPath } from '@reefdesk/contracts/pages/site-addresses';
import type { PageShown } from '../messages.ts';
import { isFile, isPicture } from './addresses.ts';
import { addressOf, type CachedPage, type OfflineCache, withMore, withPage } from './offline-cache.ts';
import { bound, entryDigestOf, entryOf, factsOf, filesOf, type PageFacts, still } from './page-html.ts';
import { scope } from './scope.ts';
import { LIMITS, lasts, ofBuild, pictures, putOfflineCache, readOfflineCache } from './storage.ts';

/**
 * The browser's `Accept` header for pictures, which changes the response. Taken from the browser's own requests, or Chromium's before the
 * first.
 */
let pictureTypes = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

export function notePictureTypes({ headers }: Request): void {
  pictureTypes = headers.get('accept') ?? pictureTypes;
}

/** Caches the shown page, completely or not at all. */
export async function keep(shown: PageShown): Promise<void> {
  let offlineCache = await readOfflineCache();
  const files = shown.files.filter(isFile);
  if (shown.source) {
    const page = await readPage(shown, files);
    if (!page) return;
    offlineCache = await withOfflinePages(withPage(offlineCache, page), shown, files);
  } else {
    const cache = await ofBuild(shown.build);
    const more = await Promise.all(files.map(async (file) => ((await holds(cache, file)) ? [file] : [])));
    offlineCache = withMore(offlineCache, shown, { files: more.flat(), pictures: [] });
  }
  offlineCache = await withPictures(offlineCache, shown);
  await putOfflineCache(offlineCache);
}

/** Puts the HTML of a page and all its files into the cache of its build; undefined if a file is not available. */
async function readPage(shown: PageShown, seen: readonly string[]): Promise<CachedPage | undefined> {
  const { path, language, build, source = '', cameFromSource } = shown;
  if (settledPath(new URL(source, scope.location.origin).pathname) !== path) return undefined;
  // The document's own source is in the browser's cache and costs a 304 at most. Anything else is read without cookies.
  const read = await readHtml(source, cameFromSource ? { cache: 'force-cache' } : { credentials: 'omit' });
  if (!read || read.facts.build !== build || read.facts.language !== language) return undefined;
  const cache = await ofBuild(build);
  const files = [...new Set([...read.facts.files, ...seen])];
  const there = await Promise.all([...files.map((file) => holds(cache, file)), holdsEntry(cache, build)]);
  if (!there.every(Boolean)) return undefined;
  await cache.put(addressOf({ path, language }), new Response(bound(read.html, build), { headers: cachedHeaders(read.response) }));
  return {
    path,
    language,
    build,
    title: read.facts.title,
    sentAt: sentAt(read.response),
    usedAt: Date.now(),
    files: [...files, entryOf(build)],
    pictures: [],
  };
}

/** Adds the offline page of the build in each language; with data saving, only in the current language. */
async function withOfflinePages(
  offlineCache: OfflineCache,
  { build, language, isSparing }: PageShown,
  seen: readonly string[],
): Promise<OfflineCache> {
  const path = OFFLINE_PAGE_PATH;
  const isThere = (wanted: Language) =>
    offlineCache.pages.some((page) => page.path === path && page.build === build && page.language === wanted);
  let next = offlineCache;
  for (const wanted of isSparing ? [language] : LANGUAGES) {
    if (isThere(wanted)) continue;
    const read = await readHtml(addressOf({ path, language: wanted }), { credentials: 'omit' });
    if (read?.facts.build !== build) continue;
    const cache = await ofBuild(build);
    const styles = read.facts.files.filter((file) => file.endsWith('.css'));
    const named = (await Promise.all(styles.map((style) => stylesFiles(cache, style)))).flat().filter(isFile);
    const files = [...styles, ...named.filter((file) => !isSparing || seen.includes(file))];
    const there = await Promise.all(files.map((file) => holds(cache, file)));
    if (!there.every(Boolean)) continue;
    await cache.put(addressOf({ path, language: wanted }), new Response(still(read.html), { headers: cachedHeaders(read.response) }));
    const { title } = read.facts;
    next = withPage(next, { path, language: wanted, build, title, sentAt: sentAt(read.response), usedAt: 0, files, pictures: [] });
  }
  return next;
}

async function withPictures(offlineCache: OfflineCache, shown: PageShown): Promise<OfflineCache> {
  const page = offlineCache.pages.find(
    ({ path, language, build }) => path === shown.path && language === shown.language && build === shown.build,
  );
  if (!page) return offlineCache;
  const cache = await pictures();
  const bytes = { ...offlineCache.pictures };
  const got: string[] = [];
  let room = LIMITS.pictureBytes - page.pictures.reduce((sum, address) => sum + (bytes[address] ?? 0), 0);
  for (const address of shown.pictures.filter(isPicture)) {
    if (page.pictures.includes(address)) continue;
    const before = await cache.match(address, { ignoreVary: true });
    const picture = before && lasts(before) ? undefined : await readPicture(address, shown.isSparing);
    const size = picture?.body.size ?? bytes[address];
    if (size === undefined || size > room) continue;
    if (picture) await cache.put(address, new Response(picture.body, { headers: cachedHeaders(picture.response) }));
    bytes[address] = size;
    room -= size;
    got.push(address);
  }
  return withMore({ ...offlineCache, pictures: bytes }, page, { files: [], pictures: got });
}

async function readPicture(address: string, isSparing: boolean): Promise<{ body: Blob; response: Response } | undefined> {
  const response = await fetchOwn(address, {
    headers: { accept: pictureTypes },
    ...(isSparing ? { cache: 'only-if-cached', mode: 'same-origin' } : { cache: 'force-cache' }),
  });
  if (!response?.headers.get('content-type')?.startsWith('image/')) return undefined;
  return { body: await response.blob(), response };
}

async function readHtml(address: string, init: RequestInit): Promise<{ html: string; facts: PageFacts; response: Response } | undefined> {
  const response = await fetchOwn(address, init);
  if (!response?.headers.get('content-type')?.startsWith('text/html')) return undefined;
  const html = await response.text();
  const facts = factsOf(html);
  return facts && { html, facts, response };
}

/** The offline page needs the site's styles even if no other page is cached. */
async function stylesFiles(cache: Cache, style: string): Promise<string[]> {
  if (!(await holds(cache, style))) return [];
  const css = await (await cache.match(style, { ignoreVary: true }))?.text();
  return filesOf(css ?? '');
}

async function holds(cache: Cache, file: string): Promise<boolean> {
  if (await cache.match(file, { ignoreVary: true })) return true;
  const response = await fetchOwn(file, { cache: 'force-cache' });
  // A server for single-page applications may answer a missing file with a page.
  if (!response || response.headers.get('content-type')?.startsWith('text/html')) return false;
  await cache.put(file, response);
  return true;
}

/** The remote's entry has the same name in every build: only the one with the digest that the page names belongs to this build. */
async function holdsEntry(cache: Cache, build: string): Promise<boolean> {
  const entry = entryOf(build);
  if (await cache.match(entry, { ignoreVary: true })) return true;
  const response = await fetchOwn(entry.slice(0, entry.indexOf('?')), { cache: 'no-cache' });
  if (!response) return false;
  const body = await response.arrayBuffer();
  if ((await digestOf(body)) !== entryDigestOf(build)) return false;
  await cache.put(entry, new Response(body, { headers: cachedHeaders(response) }));
  return true;
}

async function digestOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

async function fetchOwn(address: string, init: RequestInit): Promise<Response | undefined> {
  const response = await fetch(address, init).catch(() => undefined);
  return response?.status === 200 && response.type === 'basic' && !response.redirected ? response : undefined;
}

function cachedHeaders({ headers }: Response): Headers {
  const cached = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'vary']) cached.delete(name);
  return cached;
}

/** Time of the response by the server's clock, in milliseconds. */
function sentAt({ headers }: Response): number {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? Date.now() : date;
}
