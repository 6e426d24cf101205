import type { Success } from '@reefdesk/contracts/envelope';
import type { ForgottenPassword, PasswordReset } from '@reefdesk/contracts/requests/accounts.requests';
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
