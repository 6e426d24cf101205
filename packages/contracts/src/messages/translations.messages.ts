import type { Language } from '../languages.ts';
import type { TranslatedKind, TranslationStatus } from '../translation-words.ts';
import type { TranslationCounts, TranslationView } from '../translations.ts';
import { message } from './message.ts';

/** Where a part of a list ended: the latest records come first, the languages of one in their order. */
export interface TranslationPlace {
  /** Milliseconds; when the record was made. */
  at: number;
  id: string;
  language: Language;
}

export interface TranslationsQuestion {
  kind: TranslatedKind;
  /** Those that whoever asks may see. */
  languages: readonly Language[];
  /** One of them; null: all. */
  language: Language | null;
  status: TranslationStatus | null;
  after: TranslationPlace | null;
  /** 0: only how many there are. */
  limit: number;
}

export interface TranslationsAnswer {
  rows: (TranslationView & { place: TranslationPlace })[];
  /** Whether there are more behind them. */
  isEnd: boolean;
  counts: TranslationCounts[];
}

const question = (owner: string) => message<TranslationsQuestion, TranslationsAnswer>(`${owner}.translations.list`);

/** How do the texts of your records stand? Asked by site, for the board over everything. */
export const LIST_TRANSLATIONS = {
  catalog: question('catalog'),
  testimonials: question('testimonials'),
  media: question('media'),
} as const;
