import type { DraftKind } from '../editing/values.ts';
import type { Language } from '../languages.ts';
import type { Brand } from '../site/brand.ts';
import type { Payment, Retention } from '../site/values.ts';
import type { TranslationCounts, TranslationView } from '../translations/endpoints.ts';
import type { TranslatedKind, TranslationStatus } from '../translations/values.ts';
import { event, message } from './message.ts';

/** The record without its long texts. */
export interface OperatorDescription {
  brand: Brand;
  /** Absent in replies of an older version of the service. */
  payment?: Payment;
  retention: Retention;
}

export const DescribeOperator = message<Record<string, never>, OperatorDescription>('site.operator.describe');

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
  languages: readonly Language[];
  /** One of `languages`; null for all. */
  language: Language | null;
  status: TranslationStatus | null;
  after: TranslationPlace | null;
  limit: number;
}

export interface TranslationsAnswer {
  rows: (TranslationView & { place: TranslationPlace })[];
  isEnd: boolean;
  counts: TranslationCounts[];
}

const question = (owner: string) => message<TranslationsQuestion, TranslationsAnswer>(`${owner}.translations.list`);

/** Asks for the translation status of a service's records, for the translation board. */
export const LIST_TRANSLATIONS = {
  catalog: question('catalog'),
  testimonials: question('testimonials'),
  media: question('media'),
} as const;

/** Contains no data about visitors. */
export interface SeenPage {
  day: string;
  page: string;
  package: string | null;
  language: Language;
  views: number;
}

export interface SeenReferrer {
  day: string;
  host: string;
  views: number;
}

/** Counts of one gateway replica since its previous batch. Idempotent by `batch`. */
export interface ViewBatch {
  batch: string;
  pages: readonly SeenPage[];
  referrers: readonly SeenReferrer[];
}

/** Replies once the counts are stored. */
export const CountViews = message<ViewBatch, Record<string, never>>('site.views.count');

/** A whole body, or the public list with this item replaced or inserted first. */
export type PreviewedAnswer = { kind: 'whole'; body: object } | { kind: 'item'; by: string; item: object; isFirst?: boolean };

export interface PreviewedRecord {
  /** Path of the public page that shows the record best, such as `/auth/travel/bunaken`. */
  path: string;
  /** Responses by API path, such as `/api/travel/bunaken`. */
  answers: Readonly<Record<string, PreviewedAnswer>>;
}

export interface PreviewRequest {
  kind: DraftKind;
  id: string;
}

const previewQuestion = (owner: string) => message<PreviewRequest, { record: PreviewedRecord | null }>(`${owner}.drafts.preview`);

/** Asks for the preview of a record; null if it does not exist. Sent by site, which stores the links. */
export const PREVIEW_RECORD = {
  catalog: previewQuestion('catalog'),
  testimonials: previewQuestion('testimonials'),
  media: previewQuestion('media'),
} as const;

/** Null if the token is not valid. */
export const OpenPreview = message<{ token: string }, { record: PreviewedRecord | null }>('site.previews.open');
