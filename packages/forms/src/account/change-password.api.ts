import type { PasswordChange } from '@reefdesk/contracts/accounts/requests';
import { api } from '@reefdesk/web-kit';

interface Answer {
  success?: boolean;
  message?: string;
}

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<Answer, PasswordChange>({
      query: (body) => ({ method: 'POST', path: '/api/change-password', body }),
    }),
  }),
});

export const { useChangePasswordMutation } = accountApi;
