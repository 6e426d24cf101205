import { EMPTY_TEXT, type Language, type Localised } from '../languages.ts';
import type { Brand } from './brand.ts';
import type { CompleteBrand } from './brand-schema.ts';

/** Pages whose whole text is the operator's own (SET-03). */
export const SITE_PAGES = ['privacy', 'terms', 'support'] as const;
export type SitePage = (typeof SITE_PAGES)[number];

export interface SiteQuestion {
  question: Localised;
  answer: Localised;
}

/** Texts are empty until the operator writes them. */
export interface Payment {
  /** How guests pay a deposit (ENQ-27). */
  deposit: Localised;
}

export function completePayment(stored: Partial<Payment> = {}): Payment {
  return { deposit: EMPTY_TEXT, ...stored };
}

/** Retention of personal data, in months. */
export interface Retention {
  /** Enquiries that are not booked (ENQ-19). */
  enquiries: number;
  /** The audit log (AUD-04). */
  audit: number;
  /** Private links of guests, counted from the travel (ENQ-21). */
  links: number;
}

const FIRST_RETENTION: Retention = { enquiries: 18, audit: 24, links: 6 };

/** Fields that an older record lacks get the initial values. */
export function completeRetention(stored: Partial<Retention> = {}): Retention {
  return { ...FIRST_RETENTION, ...stored };
}

/** The site's own record (SET-01). */
export interface SiteContent {
  brand: Brand;
  questions: readonly SiteQuestion[];
  /** Texts in the format of {@link ../structured-text}, with placeholders such as `{name}` and `{email}`. */
  pages: Readonly<Record<SitePage, Localised>>;
  /** Absent in older records. */
  payment?: Payment;
  retention: Retention;
}

export interface SiteRecord extends SiteContent {
  brand: CompleteBrand;
  payment: Payment;
  version: number;
  updated_at: string;
}

/** A piece of text. `href` is empty without a link. */
export interface Phrase {
  text: string;
  href: string;
  strong: boolean;
}

/** A list has `items`; all other kinds have `phrases`. */
export interface TextBlock {
  kind: 'heading' | 'subheading' | 'paragraph' | 'list';
  phrases: readonly Phrase[];
  items: readonly (readonly Phrase[])[];
}

export interface SitePageView {
  page: SitePage;
  /** Language of the text, which may be a fallback. */
  language: Language;
  blocks: readonly TextBlock[];
  updated_at: string;
}

export interface SiteQuestionView {
  question: string;
  answer: string;
}
