import type { Language } from '../languages.ts';
import type { Brand } from '../site/brand.ts';
import type { Retention } from '../site/values.ts';
import type { TranslationCounts, TranslationView } from '../translations/endpoints.ts';
import type { TranslatedKind, TranslationStatus } from '../translations/values.ts';
import { event, message } from './message.ts';

/** What the operator says of itself now, without its long texts, and for how many months what is kept. */
export const DescribeOperator = message<Record<string, never>, { brand: Brand; retention: Retention }>('site.operator.describe');

/** Somebody saved the site's own record. */
export const SiteChanged = event<{ version: number }>('site.record.changed');

/** Position of the last row of a page: newest records first, then languages in their order. */
export interface TranslationPlace {
  /** Creation time of the record in milliseconds since 1970. */
  at: number;
  id: string;
  language: Language;
}

export interface TranslationsQuestion {
  kind: TranslatedKind;
  /** Languages that the user may see. */
  languages: readonly Language[];
  /** One of `languages`; null for all. */
  language: Language | null;
  status: TranslationStatus | null;
  after: TranslationPlace | null;
  /** 0 to get only the counts. */
  limit: number;
}

export interface TranslationsAnswer {
  rows: (TranslationView & { place: TranslationPlace })[];
  /** True if no rows follow. */
  isEnd: boolean;
  counts: TranslationCounts[];
}

const question = (owner: string) => message<TranslationsQuestion, TranslationsAnswer>(`${owner}.translations.list`);

/** Asks for the translation status of a service's records; sent by site for the translation board. */
export const LIST_TRANSLATIONS = {
  catalog: question('catalog'),
  testimonials: question('testimonials'),
  media: question('media'),
} as const;

/** Number of views of a page in one language on one day; contains no data about visitors. */
export interface SeenPage {
  day: string;
  page: string;
  /** Slug of the package if the page shows one. */
  package: string | null;
  language: Language;
  views: number;
}

/** Number of visits that came from another site on one day. */
export interface SeenReferrer {
  day: string;
  host: string;
  views: number;
}

/** Counts of one gateway replica since its previous batch. Sending the same `batch` again changes nothing. */
export interface ViewBatch {
  batch: string;
  pages: readonly SeenPage[];
  referrers: readonly SeenReferrer[];
}

/** Replies once the counts are stored. */
export const CountViews = message<ViewBatch, Record<string, never>>('site.views.count');
