import { api, query } from '@reefdesk/web-kit';

const commonPasswordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    commonPasswords: query(build, 'GET /api/common-passwords/{prefix}'),
  }),
});

export const { useLazyCommonPasswordsQuery } = commonPasswordsApi;
