import type { ForgottenPassword, PasswordReset } from '@reefdesk/contracts/accounts/requests';
import type { Success } from '@reefdesk/contracts/envelope';
import { api } from '@reefdesk/web-kit';

const passwordResetApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<Success<null>, ForgottenPassword>({
      query: (body) => ({ method: 'POST', path: '/api/forgot-password', body }),
    }),
    resetPassword: build.mutation<Success<null>, PasswordReset>({
      query: (body) => ({ method: 'POST', path: '/api/reset-password', body }),
    }),
  }),
});

export const { useForgotPasswordMutation, useResetPasswordMutation } = passwordResetApi;
