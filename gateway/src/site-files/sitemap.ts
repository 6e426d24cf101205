import { LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import { html } from '@reefdesk/contracts/pages/html';
import { addressIn } from '@reefdesk/contracts/pages/site-paths';

export interface SitemapPage {
  path: string;
  /** ISO 8601 time of the last edit; unknown for pages that show several records. */
  changedAt: string | undefined;
}

/** Pages per file, far below the limits of sitemaps.org (50,000 URLs, 50 MB). */
export const SITEMAP_PAGES = 1_000;

/** Returns `/sitemap.xml`: all pages, or the index of the files that list them (sitemaps.org 0.9). */
export function sitemap(origin: string, pages: readonly SitemapPage[]): string {
  return pages.length <= SITEMAP_PAGES ? pageList(origin, pages) : sitemapIndex(origin, pages);
}

/** Returns `/sitemap-1.xml` and following; undefined beyond the last. */
export function sitemapPage(origin: string, pages: readonly SitemapPage[], part: number): string | undefined {
  const own = pages.slice((part - 1) * SITEMAP_PAGES, part * SITEMAP_PAGES);
  return own.length > 0 ? pageList(origin, own) : undefined;
}

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

/** Lists one entry per page and language, with xhtml alternates for the others. */
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
