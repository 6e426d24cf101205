import type { LetterSummaryView, LetterView } from '@reefdesk/contracts/accounts/views';
import type { Success } from '@reefdesk/contracts/envelope';
import { api } from '@reefdesk/web-kit';

const lettersApi = api.injectEndpoints({
  endpoints: (build) => ({
    letters: build.query<LetterSummaryView[], void>({
      query: () => '/api/letters',
      transformResponse: (answer: Success<LetterSummaryView[]>) => answer.data,
      keepUnusedDataFor: 0,
    }),
    letter: build.query<LetterView, string>({
      query: (id) => letterPath(id),
      transformResponse: (answer: Success<LetterView>) => answer.data,
    }),
  }),
});

export const { useLettersQuery, useLetterQuery } = lettersApi;

export function letterPath(id: string): string {
  return `/api/letters/${encodeURIComponent(id)}`;
}
