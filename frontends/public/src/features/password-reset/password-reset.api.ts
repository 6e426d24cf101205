import { api, mutation } from '@reefdesk/web-kit';

const passwordResetApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: mutation(build, 'POST /api/forgot-password'),
    resetPassword: mutation(build, 'POST /api/reset-password'),
  }),
});

export const { useForgotPasswordMutation, useResetPasswordMutation } = passwordResetApi;
