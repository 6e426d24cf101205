import { html } from '@reefdesk/contracts/html';
import { LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import { addressIn } from '@reefdesk/contracts/site-paths';

export interface SitemapPage {
  path: string;
  /** When its content was edited last, ISO 8601; unknown for pages of several things. */
  changedAt: string | undefined;
}

/** One entry per page and language, each naming the others (sitemaps.org 0.9 with xhtml alternates). */
export function sitemap(origin: string, pages: readonly SitemapPage[]): string {
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
