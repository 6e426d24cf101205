import type { Success } from '@reefdesk/contracts/envelope';
import type { TranslationCounts, TranslationView } from '@reefdesk/contracts/translations/endpoints';
import type { TranslatedKind } from '@reefdesk/contracts/translations/values';
import { api } from '@reefdesk/web-kit';
import { type CursorAnswer, type CursorPage, pageOf } from '../lists/cursor-page.ts';

export interface TranslationBoard extends CursorPage<TranslationView> {
  counts: TranslationCounts[];
  /** Kinds whose service does not respond. */
  away: TranslatedKind[];
}

const translationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Records of a kind with missing texts, or texts older than the English one. One request serves all records of the kind. */
    openTranslations: build.query<TranslationView[], TranslatedKind>({
      query: (kind) => `/api/translations/${kind}`,
      transformResponse: (answer: Success<TranslationView[]>) => answer.data,
      keepUnusedDataFor: 0,
    }),
    translations: build.query<TranslationBoard, Readonly<Record<string, string | undefined>>>({
      query: (query) => ({ path: '/api/translations', query }),
      transformResponse: (answer: CursorAnswer<TranslationView> & Omit<TranslationBoard, keyof CursorPage<unknown>>) => ({
        ...pageOf(answer),
        counts: answer.counts,
        away: answer.away,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOpenTranslationsQuery, useTranslationsQuery } = translationsApi;
