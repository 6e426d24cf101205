import { api, mutation } from '@reefdesk/web-kit';

const emailVerificationApi = api.injectEndpoints({
  endpoints: (build) => ({ verifyEmail: mutation(build, 'POST /api/verify-email') }),
});

export const { useVerifyEmailMutation } = emailVerificationApi;
