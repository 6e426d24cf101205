import type { Language } from '@reefdesk/contracts/languages';
import { OFFLINE_PAGE_PATH } from '@reefdesk/contracts/pages/offline-pages';

/** A visited page. Its HTML and files are in the cache of its build, its pictures in one shared cache. */
export interface CachedPage {
  path: string;
  language: Language;
  build: string;
  title: string;
  /** Time of the response, and of the last visit, in milliseconds since 1970. */
  sentAt: number;
  usedAt: number;
  /** Files that the page needs to be complete. */
  files: readonly string[];
  pictures: readonly string[];
}

export interface OfflineCache {
  language: Language | undefined;
  build: string | undefined;
  pages: readonly CachedPage[];
  pictures: Readonly<Record<string, number>>;
}

export interface Limits {
  pages: number;
  pictureBytes: number;
}

export const EMPTY_CACHE: OfflineCache = { language: undefined, build: undefined, pages: [], pictures: {} };

type Place = Pick<CachedPage, 'path' | 'language'>;

/** Offline pages are never visited and are exempt from all rules by use. */
const isSpare = ({ path }: Place) => path === OFFLINE_PAGE_PATH;
const isAt =
  ({ path, language }: Place) =>
  (page: Place) =>
    page.path === path && page.language === language;

/** Adds a visited page in place of its earlier version. Each build has its own offline pages. */
export function withPage(offlineCache: OfflineCache, page: CachedPage): OfflineCache {
  const isReplaced = (other: CachedPage) => isAt(page)(other) && (!isSpare(page) || other.build === page.build);
  const pages = [...offlineCache.pages.filter((other) => !isReplaced(other)), page];
  return isSpare(page) ? { ...offlineCache, pages } : { ...offlineCache, pages, language: page.language, build: page.build };
}

export function withMore(
  offlineCache: OfflineCache,
  of: Place & Pick<CachedPage, 'build'>,
  more: Pick<CachedPage, 'files' | 'pictures'>,
): OfflineCache {
  const merged = (page: CachedPage): CachedPage => ({
    ...page,
    files: [...new Set([...page.files, ...more.files])],
    pictures: [...new Set([...page.pictures, ...more.pictures])],
  });
  return { ...offlineCache, pages: offlineCache.pages.map((page) => (isAt(of)(page) && page.build === of.build ? merged(page) : page)) };
}

export function withUse(offlineCache: OfflineCache, of: Place, now: number): OfflineCache {
  return { ...offlineCache, pages: offlineCache.pages.map((page) => (isAt(of)(page) ? { ...page, usedAt: now } : page)) };
}

/**
 * Pages to open for an address, best first. An address with a language is answered only in it; any other prefers the language of the last
 * visit.
 */
export function candidates(offlineCache: OfflineCache, path: string, named: Language | undefined): CachedPage[] {
  const rank = ({ language, build, usedAt }: CachedPage) =>
    [language === offlineCache.language, build === offlineCache.build, usedAt].map(Number);
  return offlineCache.pages
    .filter((page) => page.path === path && (named === undefined || page.language === named))
    .sort((one, other) => compare(rank(other), rank(one)));
}

/** Offline pages, best first: one in the wrong language is better than none. */
export function offlineCandidates(offlineCache: OfflineCache, language: Language | undefined): CachedPage[] {
  return candidates({ ...offlineCache, language: language ?? offlineCache.language }, OFFLINE_PAGE_PATH, undefined);
}

/** Other cached pages by last use, each once, in the given language if available. */
export function others(offlineCache: OfflineCache, language: Language | undefined, most: number): CachedPage[] {
  const byUse = offlineCache.pages.filter((page) => !isSpare(page)).sort((one, other) => other.usedAt - one.usedAt);
  const isBetter = (page: CachedPage) => byUse.some((other) => other.path === page.path && other.language === language);
  return byUse.filter((page) => page.language === language || !isBetter(page)).slice(0, most);
}

/** Applies the limits: drops the least recently used pages with their pictures, then everything unreferenced. */
export function trimmed(offlineCache: OfflineCache, limits: Limits): OfflineCache {
  const byUse = offlineCache.pages.filter((page) => !isSpare(page)).sort((one, other) => other.usedAt - one.usedAt);
  const cached = byUse.slice(0, limits.pages);
  // The newest page always stays: the pictures of one page are limited when they are stored.
  while (cached.length > 1 && bytesOf(offlineCache, cached) > limits.pictureBytes) cached.pop();
  const builds = new Set([offlineCache.build, ...cached.map(({ build }) => build)]);
  const pages = offlineCache.pages.filter((page) => (isSpare(page) ? builds.has(page.build) : cached.includes(page)));
  const wanted = new Set(pages.flatMap(({ pictures }) => pictures));
  return {
    ...offlineCache,
    pages,
    pictures: Object.fromEntries(Object.entries(offlineCache.pictures).filter(([address]) => wanted.has(address))),
  };
}

export function bytesOf(offlineCache: OfflineCache, pages: readonly CachedPage[]): number {
  const addresses = new Set(pages.flatMap(({ pictures }) => pictures));
  return [...addresses].reduce((sum, address) => sum + (offlineCache.pictures[address] ?? 0), 0);
}

/** Addresses that the cache of a build must contain; undefined if no page of that build is cached. */
export function wantedOf(offlineCache: OfflineCache, build: string): ReadonlySet<string> | undefined {
  const pages = offlineCache.pages.filter((page) => page.build === build);
  return pages.length === 0 ? undefined : new Set(pages.flatMap((page) => [addressOf(page), ...page.files]));
}

export function addressOf({ path, language }: Place): string {
  return `${path}?lang=${language}`;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
