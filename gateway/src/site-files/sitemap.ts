import { LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import { html } from '@reefdesk/contracts/pages/html';
import { addressIn } from '@reefdesk/contracts/pages/site-paths';

export interface SitemapPage {
  path: string;
  /** Time of the last edit of its content, ISO 8601; unknown for pages that show several records. */
  changedAt: string | undefined;
}

/** Pages in one file: far below the 50,000 addresses and 50 MB that sitemaps.org allows, and less than 2 MB for the crawler. */
export const SITEMAP_PAGES = 1_000;

/** Content of `/sitemap.xml`: all pages, or the index of the files that list them (sitemaps.org 0.9). */
export function sitemap(origin: string, pages: readonly SitemapPage[]): string {
  return pages.length <= SITEMAP_PAGES ? pageList(origin, pages) : sitemapIndex(origin, pages);
}

/** Content of `/sitemap-1.xml` and the following; undefined if there are not that many. */
export function sitemapPart(origin: string, pages: readonly SitemapPage[], part: number): string | undefined {
  const own = pages.slice((part - 1) * SITEMAP_PAGES, part * SITEMAP_PAGES);
  return own.length > 0 ? pageList(origin, own) : undefined;
}

/** Lists the files, each with the latest edit of its pages. */
function sitemapIndex(origin: string, pages: readonly SitemapPage[]): string {
  const count = Math.ceil(pages.length / SITEMAP_PAGES);
  const files = Array.from({ length: count }, (_, at) => {
    const own = pages.slice(at * SITEMAP_PAGES, (at + 1) * SITEMAP_PAGES);
    const last = own
      .flatMap(({ changedAt }) => changedAt ?? [])
      .sort()
      .at(-1); // ISO 8601 sorts as time does.
    const lastModified = last && html`<lastmod>${last}</lastmod>`;
    return html`<sitemap><loc>${origin}/sitemap-${at + 1}.xml</loc>${lastModified}</sitemap>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.join('')}</sitemapindex>
`;
}

/** One entry per page and language, each with xhtml alternates for the others. */
function pageList(origin: string, pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap(({ path, changedAt }) => {
    const alternates = LANGUAGES.map(
      (language) => html`<xhtml:link rel="alternate" hreflang="${LANGUAGE_TAGS[language]}" href="${addressIn(origin, path, language)}"/>`,
    );
    const lastModified = changedAt && html`<lastmod>${changedAt}</lastmod>`;
    return LANGUAGES.map((language) => html`<url><loc>${addressIn(origin, path, language)}</loc>${lastModified}${alternates}</url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}
