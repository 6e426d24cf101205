import type { Brand } from '@reefdesk/contracts/brand';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import { pageDescription } from '@reefdesk/contracts/page-description';
import { type Html, html, jsonElement } from '../html.ts';
import type { PageDraft, PageVisit } from '../page.ts';

/** The locale names that Open Graph knows. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', id: 'id_ID', cn: 'zh_CN' };

/** The address of a page in one language. */
export function addressIn(origin: string, path: string, language: Language): string {
  return `${origin}${path}?lang=${language}`;
}

/** Everything that search engines, chats and feeds read of a page. */
export function pageHead(draft: PageDraft, { origin, language }: PageVisit, brand: Brand): Html {
  const { title, canonicalPath: path } = draft;
  const description = pageDescription(draft.description);
  return html`<title>${title}</title>
    <meta name="description" content="${description}">
    ${path && draft.status === 200 ? found(origin, path, language) : html`<meta name="robots" content="noindex">`}
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="${brand.name}">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}">
    <meta property="og:locale" content="${LOCALES[language]}">
    ${LANGUAGES.filter((other) => other !== language).map((other) => html`<meta property="og:locale:alternate" content="${LOCALES[other]}">`)}
    ${path && html`<meta property="og:url" content="${addressIn(origin, path, language)}">`}
    ${draft.image && picture(draft.image)}
    <meta name="twitter:card" content="${draft.image ? 'summary_large_image' : 'summary'}">
    <meta name="twitter:title" content="${title}">
    <meta name="twitter:description" content="${description}">
    ${draft.structuredData.map((data) => jsonElement('application/ld+json', { '@context': 'https://schema.org', ...data }))}`;
}

function found(origin: string, path: string, language: Language): Html {
  return html`<link rel="canonical" href="${addressIn(origin, path, language)}">
    ${LANGUAGES.map((other) => html`<link rel="alternate" hreflang="${LANGUAGE_TAGS[other]}" href="${addressIn(origin, path, other)}">`)}
    <link rel="alternate" hreflang="x-default" href="${origin + path}">`;
}

function picture({ url, width, height, alt }: NonNullable<PageDraft['image']>): Html {
  return html`<meta property="og:image" content="${url}">
    <meta property="og:image:width" content="${width}">
    <meta property="og:image:height" content="${height}">
    <meta property="og:image:alt" content="${alt}">
    <meta name="twitter:image" content="${url}">`;
}
