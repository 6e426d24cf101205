import type { Success } from '@reefdesk/contracts/envelope';
import { api } from '@reefdesk/web-kit';

const commonPasswordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Digits that follow this prefix in the digests of the most used passwords. */
    commonPasswords: build.query<Success<string[]>, string>({
      query: (prefix) => ({ path: `/api/common-passwords/${prefix}` }),
    }),
  }),
});

export const { useLazyCommonPasswordsQuery } = commonPasswordsApi;
