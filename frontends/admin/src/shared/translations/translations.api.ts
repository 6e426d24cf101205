import type { Success } from '@reefdesk/contracts/schema/view';
import type { TranslationView } from '@reefdesk/contracts/translations/endpoints';
import type { TranslatedKind } from '@reefdesk/contracts/translations/values';
import { api, query, requestTo } from '@reefdesk/web-kit';
import { pageOf } from '../lists/cursor-page.ts';

const translationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Records of a kind with incomplete translations. One request serves all records of the kind. */
    openTranslations: build.query<TranslationView[], TranslatedKind>({
      query: (kind) => requestTo(`GET /api/translations/${kind}`),
      transformResponse: (answer: Success<TranslationView[]>) => answer.data,
      keepUnusedDataFor: 0,
    }),
    translations: query(build, 'GET /api/translations', {
      result: (answer) => ({ ...pageOf(answer), counts: answer.counts, away: answer.away }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOpenTranslationsQuery, useTranslationsQuery } = translationsApi;
