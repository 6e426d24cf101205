import type { Language } from '../languages.ts';
import type { TranslatedKind, TranslationStatus } from '../translation-words.ts';
import type { TranslationCounts, TranslationView } from '../translations.ts';
import { message } from './message.ts';

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
