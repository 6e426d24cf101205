import type { SeoPage } from '@reefdesk/contracts/site/brand-schema';
import { runtimeConfig, useLanguage } from '@reefdesk/web-kit';

interface SeoTexts {
  title: string;
  description: string;
}

/** Returns the operator's own text for search engines if it has one in this language, else the page's. */
export function useSeo(page: SeoPage, own: SeoTexts): SeoTexts {
  const language = useLanguage();
  const { title, description } = runtimeConfig().brand.seo[page];
  return { title: title[language] || own.title, description: description[language] || own.description };
}
