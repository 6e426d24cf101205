import { LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import { addressIn } from '../pages/head/page-head.ts';
import { html } from '../pages/html.ts';

/** One entry per page and language, each naming the others (sitemaps.org 0.9 with xhtml alternates). */
export function sitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const alternates = LANGUAGES.map(
      (language) => html`<xhtml:link rel="alternate" hreflang="${LANGUAGE_TAGS[language]}" href="${addressIn(origin, path, language)}"/>`,
    );
    return LANGUAGES.map((language) => html`<url><loc>${addressIn(origin, path, language)}</loc>${alternates}</url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}
