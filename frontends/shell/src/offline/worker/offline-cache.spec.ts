import { describe, expect, it } from '@jest/globals';
import {
  type CachedPage,
  candidates,
  EMPTY_CACHE,
  type Limits,
  type OfflineCache,
  offlineCandidates,
  others,
  trimmed,
  wantedOf,
  withMore,
  withPage,
  withUse,
} from './offline-cache.ts';

const LIMITS: Limits = { pages: 3, pictureBytes: 100 };

function pageOf(path: string, facts: Partial<CachedPage> = {}): CachedPage {
  const { language = 'en', build = 'one' } = facts;
  return { path, language, build, title: path, sentAt: 1, usedAt: 1, files: [`/assets/main.${build}.js`], pictures: [], ...facts };
}

const spare = (facts: Partial<CachedPage>) => pageOf('/offline', { usedAt: 0, ...facts });
const cacheOf = (...pages: CachedPage[]): OfflineCache => pages.reduce(withPage, EMPTY_CACHE);
const places = (pages: readonly CachedPage[]) => pages.map(({ path, language, build }) => `${path} ${language} ${build}`);

describe('a page that is visited again', () => {
  it('replaces its earlier version, also one of another build', () => {
    const offlineCache = cacheOf(pageOf('/a', { sentAt: 1 }), pageOf('/a', { sentAt: 2, build: 'two' }));
    expect(offlineCache.pages).toEqual([pageOf('/a', { sentAt: 2, build: 'two' })]);
  });

  it('leaves the same page in another language unchanged', () => {
    expect(places(cacheOf(pageOf('/a'), pageOf('/a', { language: 'id' })).pages)).toEqual(['/a en one', '/a id one']);
  });

  it('gets further files and pictures only from its own build', () => {
    const offlineCache = cacheOf(pageOf('/a'));
    const more = { files: ['/assets/late.js'], pictures: ['/media/p/640'] };
    expect(withMore(offlineCache, { path: '/a', language: 'en', build: 'two' }, more)).toEqual(offlineCache);
    const [page] = withMore(offlineCache, { path: '/a', language: 'en', build: 'one' }, more).pages;
    expect(page).toMatchObject({ files: ['/assets/main.one.js', '/assets/late.js'], pictures: ['/media/p/640'] });
  });
});

describe('pages opened at an address', () => {
  const offlineCache = cacheOf(pageOf('/a', { usedAt: 5 }), pageOf('/a', { language: 'id' }), pageOf('/b', { language: 'id' }));

  it.each([
    ['in the language that it names', '/a', 'en', ['/a en one']],
    ['not at all in a language that it names and nobody visited', '/a', 'cn', []],
    ['in the language of the last visit, else in any, where it names none', '/a', undefined, ['/a id one', '/a en one']],
    ['never another page', '/c', undefined, []],
  ] as const)('is the page %s', (_, path, named, opened) => {
    expect(places(candidates(offlineCache, path, named))).toEqual(opened);
  });
});

describe('the offline page', () => {
  const spares = [spare({ language: 'en' }), spare({ language: 'cn' }), spare({ language: 'en', build: 'two' })];
  const offlineCache = cacheOf(...spares, pageOf('/a', { build: 'two', language: 'id' }));

  it('exists once per build, in the wanted language if available, else of the last build', () => {
    expect(places(offlineCandidates(offlineCache, 'cn'))[0]).toBe('/offline cn one');
    expect(places(offlineCandidates(offlineCache, 'en'))[0]).toBe('/offline en two');
    expect(places(offlineCandidates(offlineCache, undefined))[0]).toBe('/offline en two');
  });

  it('lists other pages by last use, each in its own language if possible', () => {
    const more = cacheOf(
      ...offlineCache.pages,
      pageOf('/a', { usedAt: 9 }),
      pageOf('/b', { usedAt: 7 }),
      pageOf('/b', { language: 'id', usedAt: 3 }),
    );
    expect(places(others(more, 'id', 5))).toEqual(['/b id one', '/a id two']);
    expect(places(others(more, 'cn', 2))).toEqual(['/a en one', '/b en one']);
  });
});

describe('the limits', () => {
  it('drop the least recently used page', () => {
    const offlineCache = withUse(
      cacheOf(...[1, 2, 3, 4].map((usedAt) => pageOf(`/${usedAt}`, { usedAt }))),
      { path: '/1', language: 'en' },
      5,
    );
    expect(places(trimmed(offlineCache, LIMITS).pages)).toEqual(['/1 en one', '/3 en one', '/4 en one']);
  });

  it('drop pages with their pictures until the size limit holds, and count a shared picture once', () => {
    const pictures = { '/media/p/1': 60, '/media/p/2': 40, '/media/p/3': 30 };
    const old = pageOf('/old', { usedAt: 1, pictures: ['/media/p/3'] });
    const offlineCache = { ...cacheOf(old, pageOf('/a', { usedAt: 2, pictures: ['/media/p/1', '/media/p/2'] })), pictures };
    const shared = withPage(offlineCache, pageOf('/b', { usedAt: 3, pictures: ['/media/p/1'] }));
    const { pages, pictures: left } = trimmed(shared, LIMITS);
    expect(places(pages)).toEqual(['/a en one', '/b en one']);
    expect(left).toEqual({ '/media/p/1': 60, '/media/p/2': 40 });
  });

  it('keep the page that was used last, whatever its size', () => {
    const offlineCache = { ...cacheOf(pageOf('/a', { pictures: ['/media/p/1'] })), pictures: { '/media/p/1': 1_000 } };
    expect(trimmed(offlineCache, LIMITS)).toEqual(offlineCache);
  });
});

describe('the files of a build', () => {
  const two = pageOf('/b', { build: 'two' });

  it('stay while a page of the build is cached', () => {
    const offlineCache = trimmed(cacheOf(pageOf('/a'), spare({}), two), LIMITS);
    expect([...(wantedOf(offlineCache, 'one') ?? [])]).toEqual(['/a?lang=en', '/assets/main.one.js', '/offline?lang=en']);
    expect([...(wantedOf(offlineCache, 'two') ?? [])]).toEqual(['/b?lang=en', '/assets/main.two.js']);
  });

  it('go with its last page and with its offline page', () => {
    const offlineCache = trimmed(cacheOf(pageOf('/b'), spare({}), two), LIMITS);
    expect(wantedOf(offlineCache, 'one')).toBeUndefined();
  });
});
