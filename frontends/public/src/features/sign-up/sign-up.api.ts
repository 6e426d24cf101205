import type { Registration } from '@reefdesk/contracts/requests/accounts.requests';
import type { UserView } from '@reefdesk/contracts/users';
import { api } from '@reefdesk/web-kit';

const signUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<UserView, Registration>({
      query: (body) => ({ method: 'POST', path: '/api/register', body }),
    }),
  }),
});

export const { useRegisterMutation } = signUpApi;
