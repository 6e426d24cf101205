import type { Success } from '@reefdesk/contracts/envelope';
import type { Registration } from '@reefdesk/contracts/requests/accounts.requests';
import { api } from '@reefdesk/web-kit';

const signUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<Success<null>, Registration>({
      query: (body) => ({ method: 'POST', path: '/api/register', body }),
    }),
  }),
});

export const { useRegisterMutation } = signUpApi;
