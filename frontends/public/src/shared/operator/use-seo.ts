import type { SeoPage } from '@reefdesk/contracts/site/brand-schema';
import { runtimeConfig, useLanguage } from '@reefdesk/web-kit';

interface SeoWords {
  title: string;
  description: string;
}

/** The operator's own words for search engines where it set some in this language, else those of the page. */
export function useSeo(page: SeoPage, own: SeoWords): SeoWords {
  const language = useLanguage();
  const { title, description } = runtimeConfig().brand.seo[page];
  return { title: title[language] || own.title, description: description[language] || own.description };
}
