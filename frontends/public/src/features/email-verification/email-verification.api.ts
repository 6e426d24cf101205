import type { Success } from '@reefdesk/contracts/envelope';
import type { EmailVerification } from '@reefdesk/contracts/requests/accounts.requests';
import { api } from '@reefdesk/web-kit';

const emailVerificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.mutation<Success<null>, EmailVerification>({
      query: (body) => ({ method: 'POST', path: '/api/verify-email', body }),
    }),
  }),
});

export const { useVerifyEmailMutation } = emailVerificationApi;
