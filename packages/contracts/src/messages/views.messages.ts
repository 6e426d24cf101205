import type { Language } from '../languages.ts';
import { message } from './message.ts';

/** How often a page was seen in a language on a day; figures only, nothing of who saw it. */
export interface SeenPage {
  day: string;
  page: string;
  /** The slug, of the page of a package. */
  package: string | null;
  language: Language;
  views: number;
}

/** How many came from another site on a day. */
export interface SeenReferrer {
  day: string;
  host: string;
  views: number;
}

/** What a replica of the gateway counted since its batch before. The same `batch` again changes nothing. */
export interface ViewBatch {
  batch: string;
  pages: readonly SeenPage[];
  referrers: readonly SeenReferrer[];
}

/** Answered once the figures are stored. */
export const CountViews = message<ViewBatch, Record<string, never>>('site.views.count');
