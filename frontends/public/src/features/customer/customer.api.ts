import type { Success } from '@reefdesk/contracts/envelope';
import { api } from '@reefdesk/web-kit';

const customerApi = api.injectEndpoints({
  endpoints: (build) => ({
    resendVerification: build.mutation<Success<null>, void>({
      query: () => ({ method: 'POST', path: '/api/verify-email/resend' }),
    }),
  }),
});

export const { useResendVerificationMutation } = customerApi;
