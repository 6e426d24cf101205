import type { Language } from '@reefdesk/contracts/languages';
import { OFFLINE_PAGE_PATH } from '@reefdesk/contracts/pages/offline-pages';

/** A visited page. Its HTML and files are in the cache of its build, its pictures in one shared cache. */
export interface KeptPage {
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

export interface Shelf {
  language: Language | undefined;
  build: string | undefined;
  pages: readonly KeptPage[];
  pictures: Readonly<Record<string, number>>;
}

export interface Limits {
  pages: number;
  pictureBytes: number;
}

export const EMPTY_SHELF: Shelf = { language: undefined, build: undefined, pages: [], pictures: {} };

type Place = Pick<KeptPage, 'path' | 'language'>;

/** Offline pages are never visited and are exempt from all rules by use. */
const isSpare = ({ path }: Place) => path === OFFLINE_PAGE_PATH;
const isAt =
  ({ path, language }: Place) =>
  (page: Place) =>
    page.path === path && page.language === language;

/** Adds a visited page in place of its earlier version. Each build has its own offline pages. */
export function withPage(shelf: Shelf, page: KeptPage): Shelf {
  const isReplaced = (other: KeptPage) => isAt(page)(other) && (!isSpare(page) || other.build === page.build);
  const pages = [...shelf.pages.filter((other) => !isReplaced(other)), page];
  return isSpare(page) ? { ...shelf, pages } : { ...shelf, pages, language: page.language, build: page.build };
}

export function withMore(shelf: Shelf, of: Place & Pick<KeptPage, 'build'>, more: Pick<KeptPage, 'files' | 'pictures'>): Shelf {
  const merged = (page: KeptPage): KeptPage => ({
    ...page,
    files: [...new Set([...page.files, ...more.files])],
    pictures: [...new Set([...page.pictures, ...more.pictures])],
  });
  return { ...shelf, pages: shelf.pages.map((page) => (isAt(of)(page) && page.build === of.build ? merged(page) : page)) };
}

export function withUse(shelf: Shelf, of: Place, now: number): Shelf {
  return { ...shelf, pages: shelf.pages.map((page) => (isAt(of)(page) ? { ...page, usedAt: now } : page)) };
}

/**
 * Pages to open for an address, best first. An address with a language is answered only in it; any other prefers the language of the last
 * visit.
 */
export function candidates(shelf: Shelf, path: string, named: Language | undefined): KeptPage[] {
  const rank = ({ language, build, usedAt }: KeptPage) => [language === shelf.language, build === shelf.build, usedAt].map(Number);
  return shelf.pages
    .filter((page) => page.path === path && (named === undefined || page.language === named))
    .sort((one, other) => compare(rank(other), rank(one)));
}

/** Offline pages, best first: one in the wrong language is better than none. */
export function offlineCandidates(shelf: Shelf, language: Language | undefined): KeptPage[] {
  return candidates({ ...shelf, language: language ?? shelf.language }, OFFLINE_PAGE_PATH, undefined);
}

/** Other cached pages by last use, each once, in the given language if available. */
export function others(shelf: Shelf, language: Language | undefined, most: number): KeptPage[] {
  const byUse = shelf.pages.filter((page) => !isSpare(page)).sort((one, other) => other.usedAt - one.usedAt);
  const isBetter = (page: KeptPage) => byUse.some((other) => other.path === page.path && other.language === language);
  return byUse.filter((page) => page.language === language || !isBetter(page)).slice(0, most);
}

/** Applies the limits: drops the least recently used pages with their pictures, then everything unreferenced. */
export function trimmed(shelf: Shelf, limits: Limits): Shelf {
  const byUse = shelf.pages.filter((page) => !isSpare(page)).sort((one, other) => other.usedAt - one.usedAt);
  const kept = byUse.slice(0, limits.pages);
  // The newest page always stays: the pictures of one page are limited when they are stored.
  while (kept.length > 1 && bytesOf(shelf, kept) > limits.pictureBytes) kept.pop();
  const builds = new Set([shelf.build, ...kept.map(({ build }) => build)]);
  const pages = shelf.pages.filter((page) => (isSpare(page) ? builds.has(page.build) : kept.includes(page)));
  const wanted = new Set(pages.flatMap(({ pictures }) => pictures));
  return { ...shelf, pages, pictures: Object.fromEntries(Object.entries(shelf.pictures).filter(([address]) => wanted.has(address))) };
}

export function bytesOf(shelf: Shelf, pages: readonly KeptPage[]): number {
  const addresses = new Set(pages.flatMap(({ pictures }) => pictures));
  return [...addresses].reduce((sum, address) => sum + (shelf.pictures[address] ?? 0), 0);
}

/** Addresses that the cache of a build must contain; undefined if no page of that build is cached. */
export function wantedOf(shelf: Shelf, build: string): ReadonlySet<string> | undefined {
  const pages = shelf.pages.filter((page) => page.build === build);
  return pages.length === 0 ? undefined : new Set(pages.flatMap((page) => [addressOf(page), ...page.files]));
}

export function addressOf({ path, language }: Place): string {
  return `${path}?lang=${language}`;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
