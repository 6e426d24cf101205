import { api, query } from '@reefdesk/web-kit';

const lettersApi = api.injectEndpoints({
  endpoints: (build) => ({
    letters: query(build, 'GET /api/letters', { keepUnusedDataFor: 0 }),
    letter: query(build, 'GET /api/letters/{id}'),
  }),
});

export const { useLettersQuery, useLetterQuery } = lettersApi;
