import { LANGUAGE_TAGS, LANGUAGES, type Language, localise } from '@reefdesk/contracts/languages';
import { type Html, html, jsonElement } from '@reefdesk/contracts/pages/html';
import { pageDescription, pageTitle } from '@reefdesk/contracts/pages/page-description';
import { addressIn } from '@reefdesk/contracts/pages/site-paths';
import type { Brand } from '@reefdesk/contracts/site/brand';
import type { PageHead, PageVisit } from '@reefdesk/web-kit';

/** The locale names that Open Graph knows. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', id: 'id_ID', cn: 'zh_CN' };

export interface HeadFacts {
  visit: Pick<PageVisit, 'origin' | 'path' | 'language' | 'namesLanguage' | 'brand'>;
  title: string;
  /** Description of any length, which the head shortens. Defaults to the operator's tagline. */
  description?: string | undefined;
  head: PageHead | undefined;
}

export function emptyHead(brand: Brand, language: Language): string {
  return pageHead({ visit: { origin: '', path: '', language, namesLanguage: false, brand }, title: brand.name, head: undefined });
}

export function pageHead({ visit, head, ...facts }: HeadFacts): string {
  const { origin, path, language, brand } = visit;
  const isListed = head && !head.isUnlisted;
  const title = pageTitle(facts.title);
  const description = pageDescription(facts.description || localise(brand.tagline, language));
  return html`<title>${title}</title>
    <meta name="description" content="${description}">
    ${isListed ? found(visit) : html`<meta name="robots" content="noindex">`}
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="${brand.name}">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}">
    <meta property="og:locale" content="${LOCALES[language]}">
    ${LANGUAGES.filter((other) => other !== language).map((other) => html`<meta property="og:locale:alternate" content="${LOCALES[other]}">`)}
    ${isListed && html`<meta property="og:url" content="${addressIn(origin, path, language)}">`}
    ${head?.card && pictures(head.card)}
    <meta name="twitter:card" content="${head?.card ? 'summary_large_image' : 'summary'}">
    <meta name="twitter:title" content="${title}">
    <meta name="twitter:description" content="${description}">
    ${head?.structuredData.map((data) => jsonElement('application/ld+json', { '@context': 'https://schema.org', ...data }))}`.text;
}

/** The canonical address is the requested one: an address without a language is different from those with one. */
function found({ origin, path, language, namesLanguage }: HeadFacts['visit']): Html {
  const canonical = namesLanguage ? addressIn(origin, path, language) : origin + path;
  return html`<link rel="canonical" href="${canonical}">
    ${LANGUAGES.map((other) => html`<link rel="alternate" hreflang="${LANGUAGE_TAGS[other]}" href="${addressIn(origin, path, other)}">`)}
    <link rel="alternate" hreflang="x-default" href="${origin + path}">`;
}

/** One `og:image` only, because some readers take the last of several. Chats with a small square use `itemprop` (docs/adr/0016). */
function pictures({ wide, square, alt }: NonNullable<PageHead['card']>): Html {
  return html`<meta property="og:image" content="${wide.url}">
    <meta property="og:image:type" content="image/jpeg">
    <meta property="og:image:width" content="${wide.width}">
    <meta property="og:image:height" content="${wide.height}">
    <meta property="og:image:alt" content="${alt}">
    <meta name="twitter:image" content="${wide.url}">
    <meta name="twitter:image:alt" content="${alt}">
    <meta itemprop="image" content="${square.url}">`;
}
