import type { Language, Localised } from '../languages.ts';
import type { Brand } from './brand.ts';
import type { CompleteBrand } from './brand-schema.ts';

/** Pages whose whole text is the operator's own (SET-03). */
export const SITE_PAGES = ['privacy', 'terms', 'support'] as const;
export type SitePage = (typeof SITE_PAGES)[number];

export interface SiteQuestion {
  question: Localised;
  answer: Localised;
}

/** How long what is about people is kept, in months. */
export interface Retention {
  /** Enquiries that came to nothing (ENQ-19). */
  enquiries: number;
  /** Who did what (AUD-04). */
  audit: number;
  /** Private links of guests, counted from the trip (ENQ-21). */
  links: number;
}

/** Initial values of a new installation. */
const FIRST_RETENTION: Retention = { enquiries: 18, audit: 24, links: 6 };

/** A record that is older than one of these times goes by the time that an empty system begins with. */
export function completeRetention(stored: Partial<Retention> = {}): Retention {
  return { ...FIRST_RETENTION, ...stored };
}

/** All that the operator says of itself: the site's own record (SET-01). */
export interface SiteContent {
  brand: Brand;
  questions: readonly SiteQuestion[];
  /** In the marks of {@link ../structured-text}; `{name}`, `{email}` and the like stand for what the record says. */
  pages: Readonly<Record<SitePage, Localised>>;
  retention: Retention;
}

export interface SiteRecord extends SiteContent {
  brand: CompleteBrand;
  version: number;
  /** ISO 8601 UTC. */
  updated_at: string;
}

/** A run of words. `href` is empty where they lead nowhere. */
export interface Phrase {
  text: string;
  href: string;
  strong: boolean;
}

/** A list has `items` and no `phrases`; everything else the other way round. */
export interface TextBlock {
  kind: 'heading' | 'subheading' | 'paragraph' | 'list';
  phrases: readonly Phrase[];
  items: readonly (readonly Phrase[])[];
}

/** A page in one language. */
export interface SitePageView {
  page: SitePage;
  /** Whose words these are: those of another one stand in where there are none. */
  language: Language;
  blocks: readonly TextBlock[];
  updated_at: string;
}

export interface SiteQuestionView {
  question: string;
  answer: string;
}
