import type { Language } from '@reefdesk/contracts/languages';
import { OFFLINE_PAGE_PATH } from '@reefdesk/contracts/pages/offline-pages';

/** A page that was visited. Its HTML and its files lie in the cache of its build, its pictures in one for all. */
export interface KeptPage {
  path: string;
  language: Language;
  build: string;
  /** Markup, for links to it. */
  title: string;
  /** When the server sent it, and when it was last visited or opened, in milliseconds since 1970. */
  sentAt: number;
  usedAt: number;
  /** Addresses without which it is not whole. */
  files: readonly string[];
  pictures: readonly string[];
}

/** What is kept. */
export interface Shelf {
  /** Of the last visit. */
  language: Language | undefined;
  build: string | undefined;
  pages: readonly KeptPage[];
  /** Bytes of each kept picture, by address. */
  pictures: Readonly<Record<string, number>>;
}

export interface Limits {
  pages: number;
  pictureBytes: number;
}

export const EMPTY_SHELF: Shelf = { language: undefined, build: undefined, pages: [], pictures: {} };

type Place = Pick<KeptPage, 'path' | 'language'>;

/** The offline pages, which nobody visits, take part in nothing that goes by use. */
const isSpare = ({ path }: Place) => path === OFFLINE_PAGE_PATH;
const isAt =
  ({ path, language }: Place) =>
  (page: Place) =>
    page.path === path && page.language === language;

/** With a page that was just visited, in the place of how it looked before. Each build has offline pages of its own. */
export function withPage(shelf: Shelf, page: KeptPage): Shelf {
  const isReplaced = (other: KeptPage) => isAt(page)(other) && (!isSpare(page) || other.build === page.build);
  const pages = [...shelf.pages.filter((other) => !isReplaced(other)), page];
  return isSpare(page) ? { ...shelf, pages } : { ...shelf, pages, language: page.language, build: page.build };
}

/** With what else was seen of a page that is kept. */
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
 * Pages to open for an address, the best first. An address that names its language is answered in that language or not at all;
 * any other in that of the last visit, else in whatever there is.
 */
export function candidates(shelf: Shelf, path: string, named: Language | undefined): KeptPage[] {
  const rank = ({ language, build, usedAt }: KeptPage) => [language === shelf.language, build === shelf.build, usedAt].map(Number);
  return shelf.pages
    .filter((page) => page.path === path && (named === undefined || page.language === named))
    .sort((one, other) => compare(rank(other), rank(one)));
}

/** Offline pages, the best first: one in the wrong language is better than none. */
export function offlineCandidates(shelf: Shelf, language: Language | undefined): KeptPage[] {
  return candidates({ ...shelf, language: language ?? shelf.language }, OFFLINE_PAGE_PATH, undefined);
}

/** What there is beside, the last used first, each page once: in the language, where it is there in several. */
export function others(shelf: Shelf, language: Language | undefined, most: number): KeptPage[] {
  const byUse = shelf.pages.filter((page) => !isSpare(page)).sort((one, other) => other.usedAt - one.usedAt);
  const isBetter = (page: KeptPage) => byUse.some((other) => other.path === page.path && other.language === language);
  return byUse.filter((page) => page.language === language || !isBetter(page)).slice(0, most);
}

/** Within the limits: the page that was not used for longest goes first, with its pictures; then what nothing refers to any more. */
export function trimmed(shelf: Shelf, limits: Limits): Shelf {
  const byUse = shelf.pages.filter((page) => !isSpare(page)).sort((one, other) => other.usedAt - one.usedAt);
  const kept = byUse.slice(0, limits.pages);
  // The newest stays, whatever it weighs: pictures of one page alone are held to the limit where they are kept.
  while (kept.length > 1 && bytesOf(shelf, kept) > limits.pictureBytes) kept.pop();
  const builds = new Set([shelf.build, ...kept.map(({ build }) => build)]);
  const pages = shelf.pages.filter((page) => (isSpare(page) ? builds.has(page.build) : kept.includes(page)));
  const wanted = new Set(pages.flatMap(({ pictures }) => pictures));
  return { ...shelf, pages, pictures: Object.fromEntries(Object.entries(shelf.pictures).filter(([address]) => wanted.has(address))) };
}

/** Of their pictures; one that several show counts once. */
export function bytesOf(shelf: Shelf, pages: readonly KeptPage[]): number {
  const addresses = new Set(pages.flatMap(({ pictures }) => pictures));
  return [...addresses].reduce((sum, address) => sum + (shelf.pictures[address] ?? 0), 0);
}

/** Addresses that the cache of a build has to hold; undefined when nothing of that build is kept. */
export function wantedOf(shelf: Shelf, build: string): ReadonlySet<string> | undefined {
  const pages = shelf.pages.filter((page) => page.build === build);
  return pages.length === 0 ? undefined : new Set(pages.flatMap((page) => [addressOf(page), ...page.files]));
}

/** Under which the HTML of a page lies. */
export function addressOf({ path, language }: Place): string {
  return `${path}?lang=${language}`;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
