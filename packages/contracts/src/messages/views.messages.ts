import type { Language } from '../languages.ts';
import { message } from './message.ts';

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
