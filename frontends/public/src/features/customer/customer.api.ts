import type { Success } from '@reefdesk/contracts/envelope';
import type { AccountErasure } from '@reefdesk/contracts/requests/accounts.requests';
import type { AccountExportView } from '@reefdesk/contracts/views/own-account.views';
import { api } from '@reefdesk/web-kit';

const customerApi = api.injectEndpoints({
  endpoints: (build) => ({
    resendVerification: build.mutation<Success<null>, void>({
      query: () => ({ method: 'POST', path: '/api/verify-email/resend' }),
    }),
    exportAccount: build.mutation<AccountExportView, void>({ query: () => '/api/me/export' }),
    eraseAccount: build.mutation<Success<null>, AccountErasure>({ query: (body) => ({ method: 'DELETE', path: '/api/me', body }) }),
  }),
});

export const { useResendVerificationMutation, useExportAccountMutation, useEraseAccountMutation } = customerApi;
