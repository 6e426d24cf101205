import type { EmailVerification } from '@reefdesk/contracts/accounts/requests';
import type { Success } from '@reefdesk/contracts/envelope';
import { api } from '@reefdesk/web-kit';

const emailVerificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.mutation<Success<null>, EmailVerification>({
      query: (body) => ({ method: 'POST', path: '/api/verify-email', body }),
    }),
  }),
});

export const { useVerifyEmailMutation } = emailVerificationApi;
