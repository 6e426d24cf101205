import { describe, expect, it } from '@jest/globals';
import { SITEMAP_PAGES, type SitemapPage, sitemap, sitemapPage } from './sitemap.ts';

const ORIGIN = 'https://www.tangkasi.example';
const pages = (count: number): SitemapPage[] =>
  Array.from({ length: count }, (_, at) => ({ path: `/auth/travel/trip-${at}`, changedAt: `2026-05-${10 + (at % 9)}T00:00:00.000Z` }));
const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('sitemap', () => {
  it('lists all pages in one file if they fit', () => {
    const text = sitemap(ORIGIN, pages(SITEMAP_PAGES));
    expect(text).toContain('<urlset');
    expect(locations(text)).toHaveLength(3 * SITEMAP_PAGES);
  });

  it('returns an index of files if there are more pages, with each page in one of them', () => {
    const all = pages(SITEMAP_PAGES + 2);
    const index = sitemap(ORIGIN, all);
    expect(index).toContain('<sitemapindex');
    expect(locations(index)).toEqual([`${ORIGIN}/sitemap-1.xml`, `${ORIGIN}/sitemap-2.xml`]);
    expect(index).toContain('sitemap-1.xml</loc><lastmod>2026-05-18T00:00:00.000Z</lastmod>');
    const listed = [1, 2].flatMap((part) => locations(sitemapPage(ORIGIN, all, part) ?? ''));
    expect(new Set(listed).size).toBe(3 * all.length);
    expect(sitemapPage(ORIGIN, all, 3)).toBeUndefined();
  });

  it('contains no lastmod for pages without a known time', () => {
    const text = sitemap(
      ORIGIN,
      Array.from({ length: SITEMAP_PAGES + 1 }, () => ({ path: '/auth/about', changedAt: undefined })),
    );
    expect(text).not.toContain('<lastmod>');
  });
});
